import LicensingScreen from '@/screens/licensing';
import { renderScreen, screen } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

async function activate(productId: number, options: StoreOptions = {}) {
	const made = renderScreen(<LicensingScreen />, options);
	answerPost('licensing/attach-licenses', [[{ activatedProductId: productId }]]);
	await made.user.click(screen.getByRole('textbox', { name: 'License key' }));
	await made.user.paste('a-key');
	await made.user.keyboard('{Enter}');
	const title = await screen.findByRole('heading', { level: 2, name: / active!$/ });
	return { ...made, title };
}

const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const BACKUP = 'View latest backup(opens in a new tab)';
const SCAN = 'View scan results(opens in a new tab)';

it.each([
	['LIC-08 LIC-15', 2110, 'Anti-spam', []],
	['LIC-08 LIC-12', 2112, 'Backup', [BACKUP]],
	['LIC-08 LIC-12', 2014, 'Complete', [BACKUP]],
	['LIC-08 LIC-13', 2106, 'Scan', [SCAN]],
	['LIC-08 LIC-14', 2104, 'Search', ['Configure search']],
	['LIC-08 LIC-12', 2016, 'Security', [BACKUP]],
	['LIC-08 LIC-15', 2116, 'VideoPress', []],
])('%s says of %d that %s is active, and leads on', async (_ids, productId, name, links) => {
	const { title } = await activate(productId);
	expect(title).toHaveTextContent(`Jetpack ${name} is active!`);
	expect(title).toHaveFocus();
	expect(screen.queryByText("You're all set!")).not.toBeInTheDocument();
	// The sentence names the product too.
	expect(screen.getByText(new RegExp(`^${name}\\b`), { selector: 'p' })).toBeVisible();
	expect(linkNames()).toEqual(['Configure my site', ...links]);
});

it.each([2018, 2401])('LIC-09 LIC-15 LIC-38 says of any other product, %d', async (productId) => {
	const { title } = await activate(productId);
	expect(title).toHaveTextContent('Your product is active!');
	expect(screen.getByText("You're all set!", { selector: 'p' })).toBeVisible();
	expect(linkNames()).toEqual(['Configure my site']);
});

const atStep = (recommendationsStep: string, showRecommendations = true) => ({
	world: { site: { recommendationsStep, showRecommendations } },
});

it.each([
	['LIC-10', 'not-started', 'Configure my site', '#/recommendations'],
	['LIC-11', 'summary', 'View my plans', '#/my-plan'],
	['LIC-11', '', 'View my plans', '#/my-plan'],
])('%s leads on from the step "%s": %s', async (_id, step, name, href) => {
	await activate(2106, atStep(step));
	expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
	expect(linkNames()).toHaveLength(2);
});

it('LIC-11 leads to the plan where there are no recommendations', async () => {
	await activate(2106, atStep('not-started', false));
	expect(screen.getByRole('link', { name: 'View my plans' })).toBeVisible();
});

it('takes another key, and forgets the first', async () => {
	const { user } = await activate(2106);
	await user.click(screen.getByRole('button', { name: 'Activate another license' }));
	expect(screen.getByRole('textbox', { name: 'License key' })).toHaveValue('');
});

it('begins anew when the screen is come back to', async () => {
	const { store, unmount } = await activate(2106);
	unmount();
	expect(store.getState().licensing.activation).toEqual({ phase: 'idle' });
});
