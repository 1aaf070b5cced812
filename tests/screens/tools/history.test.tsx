import { setSetting } from '@/state/settings';
import ToolsScreen from '@/screens/tools';
import { act, renderScreen, screen, within } from '#tests/support/render';

const open = () =>
	renderScreen(<ToolsScreen />, {
		route: '/tools',
		world: { modules: { active: ['stats'] } },
	});

async function findCard() {
	const title = await screen.findByRole('heading', { name: 'Settings history', level: 2 });
	return within(title.closest('section') ?? document.body);
}

it('lists what was changed, undoes it, and can be cleared', async () => {
	const { user, store } = open();
	const history = await findCard();
	expect(history.getByText('No changes yet.')).toBeVisible();
	await act(() => store.dispatch(setSetting('sitemaps', true)));
	expect(await history.findByText('Sitemaps: Off → On')).toBeVisible();
	expect(history.getByText(/^Jan 3[01], 2026, .+, by .+$/)).toBeVisible();
	await user.click(history.getByRole('button', { name: 'Undo' }));
	expect(await history.findByText('Sitemaps: On → Off')).toBeVisible();
	expect(history.getByText('This has been changed again since then.')).toBeVisible();
	expect(store.getState().settings.saved.sitemaps).toBe(false);
	await user.click(history.getByRole('button', { name: 'Clear history' }));
	expect(history.getByText('No changes yet.')).toBeVisible();
});

it('shows five changes, and all of them on request', async () => {
	const { user, store } = open();
	const history = await findCard();
	for (let count = 0; count < 7; count++) {
		await act(() => store.dispatch(setSetting('sitemaps', count % 2 === 0)));
	}
	const shown = () => history.getAllByText(/^Sitemaps: /);
	await user.click(await history.findByRole('button', { name: 'Show all 7' }));
	expect(shown()).toHaveLength(7);
});
