(function (ours, paths, choice) {
	const follow = () => {
		const path = location.hash
			.replace(/^#?\/?/, '/')
			.replace(/\?.*/, '')
			.replace(/(.)\/+$/, '$1');
		if (paths.includes(path)) {
			// Before the page is painted, and before its own script leaves for another one.
			window.stop();
			location.replace(ours + location.hash);
		}
	};
	let isChosen = !choice;
	try {
		isChosen ||= localStorage.getItem(choice) === 'here';
	} catch {
		// A browser without storage can't contain a choice.
	}
	if (isChosen) {
		follow();
		addEventListener('hashchange', follow);
	}
});
