// What somebody outside a board asks of it: the event on a place that is to come into sight. A board that scrolls need not listen;
// one that is moved in its own way moves itself and prevents the default.
export const BRING = "tabletown-bring";
