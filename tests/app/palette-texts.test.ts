import { resetLocaleData } from '@wordpress/i18n';
import { http, HttpResponse } from 'msw';
import { registerPalette } from '@/app/palette/register';
import { renderHook, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';

const ADDRESS = 'http://site.test/wp-admin/admin-ajax.php';
const PRINTED = {
	page: 'http://site.test/wp-admin/admin.php?page=jetpack',
	facts: { canManageModules: true, connection: 'connected', active: ['sitemaps'] },
};

interface Loader {
	hook: () => { commands: { label: string }[]; isLoading: boolean };
}

afterEach(() => {
	delete window.wp;
	document.body.innerHTML = '';
	resetLocaleData({}, 'dashboard-for-jetpack');
});

it('palette: fetches the translations on the first search, and shows no entry before', async () => {
	let fetched = 0;
	server.use(
		http.get(ADDRESS, () => {
			fetched++;
			const texts = { 'Generate XML sitemaps': ['XML-Sitemaps erzeugen'] };
			return HttpResponse.json({ locale_data: { messages: texts } });
		}),
	);
	const element = document.createElement('script');
	element.id = 'dashboard-for-jetpack-palette';
	element.type = 'application/json';
	element.dataset.texts = ADDRESS;
	element.textContent = JSON.stringify(PRINTED);
	document.body.append(element);
	const loaders: Loader[] = [];
	window.wp = {
		data: { dispatch: () => ({ registerCommandLoader: (loader) => void loaders.push(loader) }) },
	};
	registerPalette();
	const [loader] = loaders;
	if (!loader) {
		throw new Error('No loader was registered.');
	}
	expect(fetched).toBe(0);
	const { result } = renderHook(() => loader.hook());
	expect(result.current).toEqual({ commands: [], isLoading: true });
	await waitFor(() => expect(result.current.isLoading).toBe(false));
	expect(result.current.commands.map(({ label }) => label)).toContain(
		'XML-Sitemaps erzeugen (Sitemaps) – Dashboard for Jetpack',
	);
	expect(fetched).toBe(1);
});
