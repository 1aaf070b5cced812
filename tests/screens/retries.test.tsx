import type { ComponentType } from 'react';
import type { SettingsCardId } from '@/domain/settings/registry';
import LicensingScreen from '@/screens/licensing';
import MyPlanScreen from '@/screens/my-plan';
import RecommendationsScreen from '@/screens/recommendations';
import PERFORMANCE from '@/screens/settings/performance';
import SECURITY from '@/screens/settings/security';
import { SettingsCard } from '@/screens/settings/settings-card';
import TRAFFIC from '@/screens/settings/traffic';
import CopySettingsScreen from '@/extras/copy-settings/views/copy-settings-screen';
import { renderScreen, waitFor, within, type ScreenOptions } from '#tests/support/render';
import { failOnce, Overridden } from './parts';

const card = (id: SettingsCardId) =>
	function Card() {
		return <SettingsCard id={id} specials={{ ...PERFORMANCE, ...SECURITY, ...TRAFFIC }} />;
	};
const [Backups, Media, Search, Ads] = [card('backups'), card('media'), card('search'), card('ads')];
const [Firewall, AntiSpam] = [card('firewall'), card('anti-spam')];
const [Seo, Verification] = [card('seo'), card('verification')];
const Steps = RecommendationsScreen;

const on = (scenario: string) => ({ scenario });
const withActive = (...active: string[]) => ({ world: { modules: { active } } });
const step = (page: string, scenario = 'free') => ({ route: `/recommendations/${page}`, scenario });

const ALL = on('complete');
const SUMMARY = step('summary', 'recommendations-summary');
const OFFERS = step('product-suggestions', 'recommendations-product-suggestions');
const SUGGESTIONS = 'recommendations/product-suggestions';
const CONDITIONAL = 'recommendations/conditional';
const SITE = 'site site/features';

/** The calls that fail once, where, what is said, and what is there after a retry. */
it.each<[calls: string, ComponentType, ScreenOptions, says: RegExp, then: RegExp]>([
	['site', MyPlanScreen, ALL, /load your plan\./, /Jetpack Complete/],
	['rewind', MyPlanScreen, ALL, /check its status\./, /View your backups/],
	['site/purchases', MyPlanScreen, on('purchases-several'), /load your products/, /Renews on/],
	['rewind', Backups, on('security'), /Oops!/, /We're backing up your site/],
	['site', Media, withActive('videopress'), /load your video storage\./, /free video/],
	[SITE, Search, on('search-active'), /load your plan\./, /Configure your search/],
	[SITE, Ads, {}, /load your plan\./, /Upgrade/],
	['waf', Firewall, on('firewall-old-rules'), /load the firewall's setup/, /Enhance protection/],
	['module/akismet/data', AntiSpam, {}, /check whether Akismet is/, /Install Akismet/],
	['plugins', Seo, withActive('seo-tools'), /check for other SEO plugins/, /Page title structures/],
	['verify-site/google', Verification, on('verified'), /check whether Google/, /site is verified/],
	[
		'licensing/user/licenses',
		LicensingScreen,
		on('licenses-detached'),
		/load your/,
		/Use this key/,
	],
	['plugins', Steps, step('creative-mail'), /whether Creative Mail is/, /Install Creative Mail/],
	['recommendations/data', Steps, SUMMARY, /load your choices\./, /Still off/],
	[CONDITIONAL, Steps, SUMMARY, /check for new recommendations\./, /On now/],
	[SUGGESTIONS, Steps, OFFERS, /load products for your site\./, /Jetpack Security/],
	['settings', CopySettingsScreen, {}, /settings didn't load/, /Download settings/],
])(
	'a failed %s is reported, and loaded on request: %#',
	async (calls, Part, options, says, then) => {
		const { user, container } = renderScreen(
			<Overridden handlers={calls.split(' ').map(failOnce)}>
				<Part />
			</Overridden>,
			options,
		);
		await waitFor(() => expect(container).toHaveTextContent(says));
		const [again] = within(container).getAllByRole('button', { name: /^Try again/ });
		await user.click(again!);
		await waitFor(() => expect(container).toHaveTextContent(then));
		await waitFor(() => expect(container).not.toHaveTextContent(says));
		expect(again).not.toBeInTheDocument();
	},
);
