import { HttpResponse } from 'msw';
import { fireEvent, waitFor, within } from '#tests/support/render';
import { answerPost, hold } from '#tests/support/wire';
import { clickOn, hrefOf } from '../../parts';
import { getCard, openCard, stay, withActive } from './parts';

const ADS = 'Enable ads and display an ad below each post';
const CCPA = 'Enable targeted advertising to California site visitors (CCPA)';
const POLICY = 'Privacy Policy URL';
const ADS_TXT = 'Your ads.txt entries';

const card = () => getCard('Ads');
const toggle = (name: string) => card().getByRole('switch', { name });
const field = (name: string) => card().getByRole('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const ON = withActive('wordads');
const CCPA_ON = {
	world: { modules: { active: ['wordads'] }, settings: { wordads_ccpa_enabled: true } },
};
const save = () => card().getByRole('button', { name: /^Save settings/ });

it('TRAFFIC-04 TRAFFIC-14 has its switch, and links to the terms that enabling it accepts', async () => {
	const { user, world } = openCard('ads', { scenario: 'complete', ...withActive() });
	expect(card().getByText(/^By turning on ads, you agree/)).toBeVisible();
	expect(card().getByRole('link', { name: /^Automattic Ads Terms of Service/ })).toHaveAttribute(
		'target',
		'_blank',
	);
	await user.click(toggle(ADS));
	await waitFor(() => expect(world.modules.active).toContain('wordads'));
});

it.each([
	['TRAFFIC-05', 'Display ads below posts on', ['Front page', 'Posts', 'Pages', 'Archives']],
	['TRAFFIC-06', 'Additional ad placements', ['Top of each page', 'Second ad below post']],
])('%s saves each switch of "%s"', async (_id, name, names) => {
	const { user } = openCard('ads', ON);
	const group = within(card().getByRole('group', { name }));
	expect(group.getAllByRole('switch')).toEqual(names.map((one) => toggle(one)));
	const sent = answerPost('settings', { code: 'success' });
	for (const one of names) {
		await user.click(toggle(one));
		await waitFor(() => expect(toggle(one)).not.toHaveAttribute('aria-busy'));
	}
	expect(sent).toEqual(
		(name === 'Additional ad placements'
			? ['enable_header_ad', 'wordads_second_belowpost']
			: ['front_page', 'post', 'page', 'archive'].map((place) => `wordads_display_${place}`)
		).map((key) => ({ [key]: false })),
	);
});

it.each([
	[
		'TRACK-09',
		'Place an ad widget',
		'http://site.test/wp-admin/customize.php?autofocus[panel]=widgets',
		'place_ad_widget',
	],
	[
		'TRAFFIC-13 TRACK-08',
		/^View your earnings/,
		'https://jetpack.com/redirect/?source=calypso-stats-ads-day&site=site.test',
		'view-earnings',
	],
])('%s has the link %s, and records a click', async (_ids, name, href, target) => {
	const { user, events } = openCard('ads', ON);
	expect(hrefOf(name, card())).toBe(href);
	await user.click(stay(card().getByRole('link', { name })));
	expect(events).toContainEqual(clickOn(target));
});

it('TRAFFIC-07 TRAFFIC-08 explains the CCPA link, and who always sees it', () => {
	openCard('ads', ON);
	expect(toggle(CCPA)).toHaveAccessibleDescription(
		'The California Consumer Privacy Act (CCPA) lets visitors opt out of targeted ads. Give them a "Do not sell my personal information" link: add its widget, or put the shortcode [ccpa-do-not-sell-link] on a page. Logged-in administrators always see the link, wherever they are.',
	);
});

it('TRAFFIC-09 enables the privacy policy address only once CCPA is saved as on', async () => {
	const { user, world } = openCard('ads', ON);
	expect(field(POLICY)).toBeDisabled();
	expect(field(POLICY)).toHaveAttribute('placeholder', 'https://');
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle(CCPA));
	expect(toggle(CCPA)).toBeChecked();
	expect(field(POLICY)).toBeDisabled();
	release();
	await waitFor(() => expect(field(POLICY)).toBeEnabled());
	expect(world.settings).not.toHaveProperty('wordads_ccpa_privacy_policy_url');
});

it('TRAFFIC-09 warns about an invalid address, and still saves it', async () => {
	const { user, world } = openCard('ads', CCPA_ON);
	write(POLICY, 'javascript:alert(1)');
	expect(await card().findByText(/^This isn't a web address/)).toBeVisible();
	expect(card().queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
	await user.click(save());
	await waitFor(() =>
		expect(world.settings.wordads_ccpa_privacy_policy_url).toBe('javascript:alert(1)'),
	);
	write(POLICY, 'https://site.test/privacy');
	await waitFor(() => expect(card().queryByText(/^This isn't/)).not.toBeInTheDocument());
});

it('TRAFFIC-10 TRAFFIC-12 saves typed ads.txt entries, and makes the field read-only meanwhile', async () => {
	const { user, world } = openCard('ads', ON);
	await user.click(toggle('Add your own entries to ads.txt'));
	await waitFor(() => expect(world.settings.wordads_custom_adstxt_enabled).toBe(true));
	await waitFor(() => expect(field(ADS_TXT)).toBeEnabled());
	write(ADS_TXT, 'ads.test, 1, DIRECT');
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(save());
	await waitFor(() => expect(field(ADS_TXT)).toHaveAttribute('readonly'));
	release();
	await waitFor(() => expect(field(ADS_TXT)).not.toHaveAttribute('readonly'));
	expect(called.mock.calls).toEqual([[{ wordads_custom_adstxt: 'ads.test, 1, DIRECT' }]]);
});

it.each([
	['while ads are off', withActive()],
	['offline', { scenario: 'offline', ...ON }],
])(
	'TRAFFIC-12 TRAFFIC-13 disables the fields and hides the earnings %s',
	async (_title, options) => {
		const { user } = openCard('ads', options);
		const fold = card().queryByRole('button', { name: 'Placements, privacy and ads.txt' });
		if (fold) {
			await user.click(fold);
		}
		expect(field(ADS_TXT)).toBeDisabled();
		expect(field(POLICY)).toBeDisabled();
		expect(card().queryByRole('link', { name: /^View your earnings/ })).not.toBeInTheDocument();
	},
);
