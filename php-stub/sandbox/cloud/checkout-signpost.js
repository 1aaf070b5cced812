(function (shop) {
	function lead({ target }) {
		const link = target.closest?.('a[href^="https://jetpack.com/redirect/?"]');
		const query = link && new URL(link.href).searchParams;
		if (query && /checkout$/.test(query.get('source') ?? '')) {
			link.href = `${shop}&${query}`;
		}
	}
	document.addEventListener('click', lead, true);
	document.addEventListener('auxclick', lead, true);
});
