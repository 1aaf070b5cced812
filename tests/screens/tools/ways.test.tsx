import ToolsScreen from '@/screens/tools';
import { renderScreen, screen } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

async function open(options: StoreOptions = {}) {
	const view = renderScreen(<ToolsScreen />, { route: '/tools', ...options });
	await screen.findByRole('button', { name: 'Download settings' });
	return view;
}

it.each([
	['options', { scenario: 'free' }, true],
	['modules alone', { world: { viewer: 'modules-only' } }, false],
] as const)('leads to the check for people who manage %s', async (_right, options, isShown) => {
	await open(options);
	const link = screen.queryByRole('link', { name: 'Start the check' });
	expect(link?.getAttribute('href')).toBe(isShown ? '#/check' : undefined);
});

it('says which preset was applied', async () => {
	const { user } = await open();
	const [first] = screen.getAllByRole('button', { name: /^See the changes/ });
	await user.click(first ?? document.body);
	await user.click(await screen.findByRole('button', { name: /^Apply \d+ changes?$/ }));
	expect(await screen.findByText('Preset: Blog')).toBeVisible();
});
