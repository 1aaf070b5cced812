import SettingsScreen, { preloadSettings, SEARCH_RESULTS } from '@/screens/settings';
import { TAB_CHUNKS } from '@/screens/settings/tab-chunks';
import { renderScreen, screen, waitFor } from '#tests/support/render';

const failOnce = () => {
	jest.spyOn(TAB_CHUNKS.sharing, 'peek').mockReturnValueOnce(undefined);
	return jest.spyOn(TAB_CHUNKS.sharing, 'load').mockRejectedValueOnce(new Error('Offline.'));
};

it('a tab that cannot be fetched says so below its heading, asks again, and leaves the focus on its first card', async () => {
	const load = failOnce();
	const { user } = renderScreen(<SettingsScreen />, { route: '/sharing' });
	expect(await screen.findByText("These settings didn't load")).toBeVisible();
	expect(screen.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await waitFor(() =>
		expect(screen.getByRole('heading', { name: 'Publicize connections' })).toHaveFocus(),
	);
	expect(load).toHaveBeenCalledTimes(2);
	const likes = screen.getByRole('switch', { name: 'Add Like buttons to your posts and pages' });
	await user.click(likes);
	expect(likes).toHaveFocus();
});

it('a search loses only the tab that cannot be fetched', async () => {
	failOnce();
	renderScreen(<SettingsScreen />, { route: '/security?term=posts' });
	expect(await screen.findByText("These settings didn't load")).toBeVisible();
	expect(screen.getByRole('heading', { level: 2, name: 'Sharing' })).toBeVisible();
	expect(screen.getByRole('region', { name: 'Related posts' })).toBeVisible();
});

it('a tab keeps its place while it is on the way', () => {
	jest.spyOn(TAB_CHUNKS.traffic, 'peek').mockReturnValueOnce(undefined);
	jest.spyOn(TAB_CHUNKS.traffic, 'load').mockReturnValueOnce(new Promise(() => undefined));
	renderScreen(<SettingsScreen />, { route: '/traffic' });
	expect(screen.getByRole('heading', { level: 1, name: 'Traffic' })).toBeVisible();
	expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(2);
});

it.each([
	['#/traffic', ['traffic']],
	['#/settings', ['security']],
	['#/sharing?term=', Object.keys(TAB_CHUNKS)],
	['#/nowhere', ['security']],
])('%s fetches %j', async (hash, tabs) => {
	const asked: string[] = [];
	Object.entries(TAB_CHUNKS).forEach(([tab, chunk]) => {
		jest.spyOn(chunk, 'load').mockImplementation(() => {
			asked.push(tab);
			return Promise.resolve({});
		});
	});
	await preloadSettings(hash);
	expect(asked.sort()).toEqual([...tabs].sort());
});

it('results that cannot be fetched say so, and are fetched again', async () => {
	jest.spyOn(SEARCH_RESULTS, 'peek').mockReturnValueOnce(undefined);
	jest.spyOn(SEARCH_RESULTS, 'load').mockRejectedValueOnce(new Error('Offline.'));
	const { user } = renderScreen(<SettingsScreen />, { route: '/security?term=posts' });
	expect(await screen.findByText("The search didn't load")).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('region', { name: 'Related posts' })).toBeVisible();
	expect(screen.getByRole('heading', { level: 1, name: 'Search results' })).toHaveFocus();
});
