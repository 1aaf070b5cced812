/**
 * Gives entries of the history that the router has not made (a typed hash, a link of wp-admin's menu)
 * the number that it would have given them. Without one it can neither ask before such an entry is
 * entered (SETGEN-01) nor count how far Back goes from there. To be called before the router is made:
 * browsers tell a window's listeners in the order in which they came, and this one must be the first.
 *
 * @return `learn` is to be told of each change of the router, `stop` undoes it all.
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
