// Where in the app one is. Follows the browser's history and turns clicks on our own links into changes of page.
import { pathOf, routeOf, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  go(route: Route, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", pathOf(route));
    else history.pushState(null, "", pathOf(route));
    const samePage = this.route.page === route.page;
    this.route = route;
    if (!replace && !samePage) scrollTo(0, 0);
  }

  #follow = (): void => {
    this.route = routeOf(new URL(location.href));
  };

  #click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(routeOf(new URL(link.href)));
  };

  /** Begin to listen; returns the way to stop. */
  listen(): () => void {
    addEventListener("popstate", this.#follow);
    document.addEventListener("click", this.#click);
    return () => {
      removeEventListener("popstate", this.#follow);
      document.removeEventListener("click", this.#click);
    };
  }
}

export const router = new Router();
