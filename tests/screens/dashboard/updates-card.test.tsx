import { http, HttpResponse } from 'msw';
import { buildWirePageData } from '#tests/support/fixtures';
import { REST } from '#tests/support/store';
import { getCard, renderDashboard } from './parts';

const CARD = 'Plugin updates';

const pending = (count: number) =>
	http.get(`${REST}/updates/plugins`, () =>
		HttpResponse.json({ code: count ? 'updates-available' : 'success', message: '', count }),
	);

it.each([
	[1, '1 plugin can be updated.'],
	[3, '3 plugins can be updated.'],
])('DASH-41 warns of %d, and leads to them', async (count, text) => {
	renderDashboard({}, pending(count));
	const card = getCard(CARD);
	expect(await card.findByText('Updates needed')).toBeVisible();
	expect(card.getByText(text)).toBeVisible();
	expect(card.getByRole('link', { name: 'Update plugins' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/plugins.php?plugin_status=upgrade',
	);
});

it('DASH-41 does not warn where every plugin is up to date', async () => {
	renderDashboard({}, pending(0));
	const card = getCard(CARD);
	expect(card.getByText('Checking for plugin updates…')).toBeInTheDocument();
	expect(await card.findByText('All plugins are up to date.')).toBeVisible();
	expect(card.queryByText('Updates needed')).not.toBeInTheDocument();
	expect(card.getByRole('link', { name: 'View plugins' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/plugins.php',
	);
});

it('DASH-41 leads nobody to plugins that are not theirs to update', async () => {
	const userData = structuredClone(buildWirePageData().userData) as {
		currentUser: { permissions: { manage_plugins: boolean } };
	};
	userData.currentUser.permissions.manage_plugins = false;
	renderDashboard({ pageData: { userData } }, pending(2));
	expect(await getCard(CARD).findByText('2 plugins can be updated.')).toBeVisible();
	expect(getCard(CARD).queryByRole('link')).not.toBeInTheDocument();
});

it('takes a failure for no answer, and tries again', async () => {
	const down = http.get(
		`${REST}/updates/plugins`,
		() => HttpResponse.json({ code: 'not_found', message: 'No.' }, { status: 404 }),
		{ once: true },
	);
	const { user } = renderDashboard({}, down, pending(0));
	const card = getCard(CARD);
	await user.click(await card.findByRole('button', { name: 'Try again' }));
	expect(await card.findByText('All plugins are up to date.')).toBeVisible();
});
