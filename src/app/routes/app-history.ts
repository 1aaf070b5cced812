/**
 * Numbers the history entries that the app has not created (a typed hash, a link of wp-admin's menu) as React
 * Router would. Its blocker counts the distance of a Back by these numbers, and lets an entry without one pass,
 * so nobody would be asked before unsaved settings are lost (SETGEN-01).
 *
 * Call it before the router is created: browsers call a window's listeners in the order of registration, and
 * this one must be the first.
 *
 * @return Call `learn` after each change of the location; `stop` removes the listener.
 */
export function numberEntries() {
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
