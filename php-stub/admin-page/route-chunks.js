(function (base, files, routes) {
	const path = location.hash
		.replace(/^#?\/?/, '/')
		.replace(/\?.*/, '')
		.replace(/(.)\/+$/, '$1');
	window.dashboardForJetpackPath = path;
	const sets = Object.keys(routes);
	// An unknown path leads to the first route.
	const names = sets.find((set) => routes[set].includes(path)) ?? sets[0];
	const policy = window.trustedTypes?.createPolicy('dashboard-for-jetpack-first-chunk', {
		createScriptURL: (url) => url,
	});
	const chunks = names.split(' ');
	chunks.forEach((name) => window.dashboardForJetpackTexts?.(name, true));
	for (const file of new Set(chunks.flatMap((name) => files[name] ?? []))) {
		const url = base + file;
		const isScript = /\.js\b/.test(file);
		const element = document.createElement(isScript ? 'script' : 'link');
		if (isScript) {
			element.src = policy ? policy.createScriptURL(url) : url;
			// The bundle would wait for events that this tag has already had.
			element.onload = element.onerror = () => element.remove();
		} else {
			Object.assign(element, {
				rel: 'preload',
				as: 'style',
				className: 'jp-first-styles',
				href: url,
			});
		}
		document.head.append(element);
	}
});
