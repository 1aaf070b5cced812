import type { SettingsCardId } from '@/domain/settings/registry';
import DISCUSSION from '@/screens/settings/discussion';
import type { Specials } from '@/screens/settings/frame/card-frame';
import SECURITY from '@/screens/settings/security';
import TRAFFIC from '@/screens/settings/traffic';
import WRITING from '@/screens/settings/writing';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { hrefOf } from '../parts';
import { openCards } from './parts';

const openNewer = (specials: Specials, id: SettingsCardId, options: StoreOptions = {}) =>
	openCards(specials, id, { scenario: 'jetpack-16', ...options });

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the blocks', () => {
	const toggle = () => screen.getByRole('switch', { name: "Add Jetpack's blocks to the editor" });

	it('WRITING-16 switches the module, and the option that nothing reads stays as it is', async () => {
		const { user, world } = openNewer(WRITING, 'composing', {
			world: { settings: { jetpack_blocks_disabled: true } },
		});
		expect(toggle()).toBeChecked();
		await user.click(toggle());
		await waitFor(() => expect(world.modules.active).not.toContain('blocks'));
		expect(toggle()).not.toBeChecked();
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		await user.click(toggle());
		await waitFor(() => expect(world.modules.active).toContain('blocks'));
		expect(world.settings.jetpack_blocks_disabled).toBe(true);
	});
});

describe('the newsletter', () => {
	it('sends a choice and a name when its form is saved, and a switch at once', async () => {
		const { user } = openNewer(DISCUSSION, 'newsletter');
		const sent = answerPost('settings', { code: 'success' });
		const newsletter = card('Newsletter');
		await user.click(newsletter.getByRole('switch', { name: 'At the end of each post' }));
		await waitFor(() =>
			expect(sent).toEqual([{ jetpack_subscriptions_subscribe_post_end_enabled: true }]),
		);
		await user.selectOptions(
			newsletter.getByRole('combobox', { name: 'When someone answers an email' }),
			'no-reply',
		);
		await user.type(newsletter.getByRole('textbox', { name: 'Sender name' }), 'Ada');
		await user.click(newsletter.getByRole('button', { name: /^Save settings/ }));
		await waitFor(() =>
			expect(sent[1]).toEqual({
				jetpack_subscriptions_reply_to: 'no-reply',
				jetpack_subscriptions_from_name: 'Ada',
			}),
		);
	});

	it('offers the categories of the site, at least one', async () => {
		const { user } = openNewer(DISCUSSION, 'newsletter', {
			world: {
				settings: { wpcom_newsletter_categories_enabled: true, wpcom_newsletter_categories: [2] },
			},
		});
		const sent = answerPost('settings', { code: 'success' });
		const newsletter = card('Newsletter');
		expect(newsletter.getByRole('checkbox', { name: 'Garden' })).toBeChecked();
		await user.click(newsletter.getByRole('checkbox', { name: 'Garden' }));
		await user.click(newsletter.getByRole('button', { name: /^Save settings/ }));
		expect(await newsletter.findByText(/Choose at least one category/)).toBeVisible();
		expect(sent).toEqual([]);
		await user.click(newsletter.getByRole('checkbox', { name: 'Kitchen' }));
		await user.click(newsletter.getByRole('button', { name: /^Save settings/ }));
		await waitFor(() => expect(sent).toEqual([{ wpcom_newsletter_categories: [3] }]));
	});

	it('leads to the switch of its feature while that is off', () => {
		openNewer(DISCUSSION, 'newsletter', { scenario: 'jetpack-16-new' });
		const newsletter = card('Newsletter');
		expect(newsletter.queryByRole('switch')).toBeNull();
		expect(hrefOf('Go to this setting', newsletter)).toBe('#/discussion?setting=subscriptions');
	});
});

it('the firewall has a switch for each list, and the old one nowhere', async () => {
	const { user } = openNewer(SECURITY, 'firewall', {
		world: { settings: { jetpack_waf_ip_allow_list_enabled: true } },
	});
	const sent = answerPost('settings', { code: 'success' });
	const firewall = card('Firewall');
	expect(firewall.queryByRole('switch', { name: /Allow \/ Block list/ })).toBeNull();
	expect(firewall.queryByRole('textbox', { name: 'Blocked IP addresses' })).toBeNull();
	expect(firewall.getByRole('textbox', { name: 'Always allowed IP addresses' })).toBeEnabled();
	await user.click(firewall.getByRole('switch', { name: 'Block requests from some IP addresses' }));
	await waitFor(() => expect(sent).toEqual([{ jetpack_waf_ip_block_list_enabled: true }]));
});

it('AI crawlers are allowed one by one, and only differences from the default are sent', async () => {
	const { user } = openNewer(TRAFFIC, 'ai', {
		world: { settings: { jetpack_seo_ai_crawler_overrides: { ccbot: false } } },
	});
	const sent = answerPost('settings', { code: 'success' });
	const ai = card('AI assistants and search');
	expect(ai.getByRole('checkbox', { name: 'Common Crawl (CCBot)' })).toBeChecked();
	expect(ai.getByRole('checkbox', { name: 'OpenAI (GPTBot)' })).not.toBeChecked();
	await user.click(ai.getByRole('checkbox', { name: 'ChatGPT (OAI-SearchBot)' }));
	await user.click(ai.getByRole('button', { name: /^Save settings/ }));
	await waitFor(() =>
		expect(sent).toEqual([
			{ jetpack_seo_ai_crawler_overrides: { ccbot: false, 'oai-searchbot': true } },
		]),
	);
});
