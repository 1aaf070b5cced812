import { createContext } from 'react';
import { createHashHistory, type Location, type To } from '@remix-run/router';

/** What may ask before a place is left. */
export interface LeaveGuard {
	/** Whether somebody must be asked before going to `next`. */
	asks: (next: Location) => boolean;
	/** Is told that it was not gone there; `proceed` goes there after all. */
	hold: (proceed: () => void) => void;
}

/**
 * Gives entries of the history that we have not made (a typed hash, a link of wp-admin's menu) the number
 * that the library would have given them. Without one nobody can ask before such an entry is entered
 * (SETGEN-01), nor count how far Back goes from there. To be called before the library's history is made:
 * browsers tell a window's listeners in the order in which they came, and this one must be the first.
 *
 * @return `learn` is to be told of each change of the place, `stop` undoes it all.
 */
function numberEntries() {
	let known = { index: 0, href: '' };

	const learn = () => {
		const index: unknown = window.history.state?.idx;
		known = {
			index: typeof index === 'number' ? index : known.index,
			href: window.location.href,
		};
	};

	const handlePop = () => {
		if (typeof window.history.state?.idx !== 'number') {
			// The address that is there already takes the place of its entry; another is a new one.
			const idx = window.location.href === known.href ? known.index : known.index + 1;
			window.history.replaceState({ ...window.history.state, idx }, '');
		}
		learn();
	};

	// After a reload the entry has its number already.
	learn();
	window.addEventListener('popstate', handlePop);
	return { learn, stop: () => window.removeEventListener('popstate', handlePop) };
}

/**
 * The place behind the `#`, and the ways to change it, in the shape that React Router's `Router` navigates by. A guard may hold any of
 * them: of our own, of the browser's Back and Forward, and of a typed address.
 *
 * React Router's own router can be guarded as well, but weighs five times as much for the loading of data that nobody here uses.
 */
export function createAppHistory() {
	const entries = numberEntries();
	const history = createHashHistory();
	let current = { location: history.location, action: history.action };
	let guard: LeaveGuard | undefined;
	/** A held Back is taken back by a step of our own, whose event is no news. */
	let finishRestoring: (() => void) | undefined;
	let isPassing = false;
	const listeners = new Set<() => void>();

	const arrive = () => {
		isPassing = false;
		entries.learn();
		current = { location: history.location, action: history.action };
		listeners.forEach((tell) => tell());
	};

	const asksFor = (next: Location) => !isPassing && guard?.asks(next) === true;

	const unlisten = history.listen(({ location, delta }) => {
		if (finishRestoring) {
			finishRestoring();
			finishRestoring = undefined;
			return;
		}
		if (delta !== null && asksFor(location)) {
			const restored = new Promise<void>((resolve) => {
				finishRestoring = resolve;
			});
			history.go(-delta);
			guard?.hold(() => {
				isPassing = true;
				void restored.then(() => history.go(delta));
			});
			return;
		}
		arrive();
	});

	/** The place that `to` leads to: ours has a hash of its own only while it is written in the path. */
	const locate = (to: To): Location => {
		const { pathname, search, hash } = history.createURL(to);
		return { pathname, search, hash, state: null, key: 'default' };
	};

	const change = (to: To, go: () => void) => {
		const goThere = () => {
			go();
			arrive();
		};
		if (asksFor(locate(to))) {
			guard?.hold(goThere);
		} else {
			goThere();
		}
	};

	return {
		/** Where we are: a new object with each change. */
		getCurrent: () => current,
		createHref: history.createHref,
		encodeLocation: history.encodeLocation,
		go: history.go,
		push: (to: To, state?: unknown) => change(to, () => history.push(to, state)),
		replace: (to: To, state?: unknown) => change(to, () => history.replace(to, state)),
		/** @return Stops the telling. */
		listen: (tell: () => void) => {
			listeners.add(tell);
			return () => void listeners.delete(tell);
		},
		/** @return Takes the guard away, if it is still this one. */
		setGuard: (next: LeaveGuard) => {
			guard = next;
			return () => {
				guard = guard === next ? undefined : guard;
			};
		},
		dispose: () => {
			entries.stop();
			unlisten();
		},
	};
}

export type AppHistory = ReturnType<typeof createAppHistory>;

export const AppHistoryContext = createContext<AppHistory | null>(null);
