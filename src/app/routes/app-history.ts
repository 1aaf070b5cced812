import { createContext } from 'react';
import { createHashHistory, type Location, type To } from '@remix-run/router';

/** A guard that can ask before a location is left. */
export interface LeaveGuard {
	/** Whether to ask before navigating to `next`. */
	asks: (next: Location) => boolean;
	/** Called when a navigation was blocked; `proceed` resumes it. */
	hold: (proceed: () => void) => void;
}

/**
 * Numbers the history entries that the app has not created (a typed hash, a link of wp-admin's menu) as the
 * library would. Without a number the app can't ask before such an entry is entered (SETGEN-01), or count the
 * distance of a Back from there. Call it before the library's history is created: browsers call a window's
 * listeners in the order of registration, and this one must be the first.
 *
 * @return Call `learn` after each change of the location; `stop` removes the listener.
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
			// The same address replaces its entry; a different one is a new entry.
			const idx = window.location.href === known.href ? known.index : known.index + 1;
			window.history.replaceState({ ...window.history.state, idx }, '');
		}
		learn();
	};

	// After a reload the entry already has its number.
	learn();
	window.addEventListener('popstate', handlePop);
	return { learn, stop: () => window.removeEventListener('popstate', handlePop) };
}

/**
 * The location in the hash and its navigation methods. A guard can block every navigation: the app's own, the
 * browser's Back and Forward, and a typed address.
 *
 * React Router's own router has guards, too, but weighs five times as much because of data loading, which
 * this app doesn't use.
 */
export function createAppHistory() {
	const entries = numberEntries();
	const history = createHashHistory();
	let current = history.location;
	let guard: LeaveGuard | undefined;
	/** A blocked Back is reverted by a step of our own, whose event is ignored. */
	let finishRestoring: (() => void) | undefined;
	let isPassing = false;
	const listeners = new Set<() => void>();

	const arrive = () => {
		isPassing = false;
		entries.learn();
		current = history.location;
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

	/** The location of `to`. It has a hash of its own only if that is part of the path. */
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
		/** The current location, a new object after each change. */
		getLocation: () => current,
		createHref: history.createHref,
		encodeLocation: history.encodeLocation,
		go: history.go,
		push: (to: To, state?: unknown) => change(to, () => history.push(to, state)),
		replace: (to: To, state?: unknown) => change(to, () => history.replace(to, state)),
		/** @return Unsubscribes. */
		listen: (tell: () => void) => {
			listeners.add(tell);
			return () => void listeners.delete(tell);
		},
		/** @return Removes the guard, if it is still the current one. */
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
