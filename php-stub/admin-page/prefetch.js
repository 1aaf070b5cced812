(function (page, files) {
	if (navigator.connection?.saveData) {
		return;
	}
	let isFetched = false;
	const fetchFiles = () => {
		if (!isFetched) {
			isFetched = true;
			const links = Object.entries(files).map(([as, href]) =>
				Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }),
			);
			document.head.append(...links);
		}
	};
	const entries = `#adminmenu :is(a[href$="page=${page}"], a[href*="page=${page}#"])`;
	document.querySelectorAll(entries).forEach((entry) => {
		entry.addEventListener('pointerenter', fetchFiles, { passive: true });
		entry.addEventListener('focus', fetchFiles);
	});
});
