(function () {
	for (const link of document.querySelectorAll('link.jp-first-styles')) {
		link.remove();
		link.rel = 'stylesheet';
		link.removeAttribute('as');
		document.head.append(link);
	}
});
