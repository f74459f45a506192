// Who sits at this device, as the server knows it: a name, nothing else.
import * as api from "./api";

class Person {
  name = $state("");

  async load(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const me = new Person();
