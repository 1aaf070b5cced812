import { http, HttpResponse } from 'msw';
import { screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { button, link, openPage, queryLink } from './parts';

const click = (name: string, properties: object) => ({
	name: 'jetpack_wpa_click',
	properties: { target: name, ...properties },
});

it('RECS-33 RECS-35 turns a feature on, marks it as chosen, and goes on', async () => {
	const { user, world, events } = openPage('monitor', {
		world: { recommendations: { data: { skippedRecommendations: ['monitor'] } } },
	});
	expect(link('Not now')).toHaveAttribute('href', '#/recommendations/related-posts');
	await user.click(button('Turn on downtime monitoring'));
	expect(await screen.findByText('Downtime monitoring is on')).toBeVisible();
	expect(link('Next')).toHaveFocus();
	expect(link('Next')).toHaveAttribute('href', '#/recommendations/related-posts');
	expect(link('Monitoring settings')).toHaveAttribute('href', '#/settings?term=monitor');
	expect(queryLink('Not now')).not.toBeInTheDocument();
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({
			selectedRecommendations: ['monitor'],
			skippedRecommendations: [],
		}),
	);
	expect(world.modules.active).toContain('monitor');
	expect(events).toContainEqual(click('recommendations-enable', { feature: 'monitor' }));
	await user.click(link('Next'));
	expect(events).toContainEqual(click('recommendations-next', { step: 'monitor' }));
	expect(world.recommendations?.data).not.toMatchObject({ skippedRecommendations: ['monitor'] });
});

it('RECS-34 marks as skipped what is left for now', async () => {
	const { user, world, events } = openPage('related-posts');
	await user.click(link('Not now'));
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({
			skippedRecommendations: ['related-posts'],
		}),
	);
	expect(events).toContainEqual(click('recommendations-not-now', { step: 'related-posts' }));
});

it('the second half of a double click skips nothing', async () => {
	const { user, events } = openPage('related-posts');
	await user.dblClick(link('Not now'));
	expect(
		events.filter(({ properties }) => properties.target === 'recommendations-not-now'),
	).toHaveLength(1);
});

it('RECS-35 says Next from the start where the feature is on', () => {
	openPage('monitor', { world: { modules: { active: ['monitor'] } } });
	expect(link('Next')).toBeVisible();
	expect(queryLink('Not now')).not.toBeInTheDocument();
	expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('RECS-33 shows that it is being turned on, and marks nothing as skipped meanwhile', async () => {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const slow = http.post(`${REST}/module/monitor/active`, () => held);
	const { user } = openPage('monitor', {}, slow);
	await user.click(button('Turn on downtime monitoring'));
	expect(button('Turning on Downtime monitoring…')).toHaveAttribute('aria-busy', 'true');
	expect(link('Next')).toBeVisible();
	letGo();
	expect(await screen.findByText('Downtime monitoring is on')).toBeVisible();
});

it('RECS-33 says why it could not be turned on, and lets it be tried again', async () => {
	const { user } = openPage('monitor');
	answerPost('module/monitor/active', { code: 'activation_failed', message: 'Not today.' }, 424);
	await user.click(button('Turn on downtime monitoring'));
	expect(await screen.findByText("Couldn't turn on Downtime monitoring. Not today.")).toBeVisible();
	answerPost('module/monitor/active', { code: 'success' });
	await user.click(button('Try again'));
	expect(await screen.findByText('Downtime monitoring is on')).toBeVisible();
	expect(screen.queryByText(/^Couldn't turn on/)).not.toBeInTheDocument();
});

it('RECS-33 turns both halves of the site accelerator on', async () => {
	const { user, world } = openPage('site-accelerator');
	await user.click(button('Turn on site accelerator'));
	expect(await screen.findByText('Site accelerator is on')).toBeVisible();
	expect(world.modules.active).toEqual(expect.arrayContaining(['photon', 'photon-cdn']));
	expect(link('Site accelerator settings')).toHaveAttribute('href', '#/settings?term=cdn');
});

const ON = { world: { modules: { active: ['related-posts', 'videopress'] } } };

it('RECS-08 RECS-09 leads to the settings of what is on, and to where it is used', () => {
	const { unmount } = openPage('related-posts', ON);
	expect(link('Related posts settings')).toHaveAttribute('href', '#/settings?term=related%20posts');
	unmount();
	openPage('videopress', ON);
	expect(link('VideoPress settings')).toHaveAttribute('href', '#/performance');
	expect(link('Upload a video')).toHaveAttribute(
		'href',
		expect.stringMatching(/\/wp-admin\/upload\.php$/),
	);
});

it('says that site code keeps a feature off, and goes on', () => {
	openPage('monitor', { world: { modules: { override: { monitor: 'inactive' } } } });
	expect(screen.getByText(/has been disabled by a site administrator\./)).toBeVisible();
	expect(link('Next')).toBeVisible();
	expect(screen.queryByRole('button', { name: /^Turn on/ })).not.toBeInTheDocument();
});

it('asks for an account where a feature needs one', () => {
	openPage('monitor', { scenario: 'site-only' });
	expect(link('Connect')).toHaveAttribute('href', '#/connect-user');
	expect(link('Next')).toBeVisible();
});

it('leads on from a feature that the site does not have', async () => {
	openPage('monitor', { pageData: { getModules: {} } });
	expect(await screen.findByRole('heading', { level: 1, name: /./ })).toHaveTextContent(
		/Creative Mail|Your recommendations/,
	);
});

it('does not trip over a suggestion that comes without anything', async () => {
	openPage(
		'product-suggestions',
		{},
		http.get(`${REST}/recommendations/product-suggestions`, () =>
			HttpResponse.json([{ slug: 'jetpack_scan' }]),
		),
	);
	expect(await screen.findByRole('region', { name: 'Jetpack Scan' })).toHaveTextContent(
		"You'll see the price before you pay.",
	);
});
