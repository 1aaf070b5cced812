import type { ReactElement } from 'react';
import LicensingScreen from '@/screens/licensing';
import LicenseForm from '@/screens/my-plan/license-form';
import { SurveyStep } from '@/screens/dialogs/disconnect/survey-step';
import { SettingsCard } from '@/screens/settings/settings-card';
import DISCUSSION from '@/screens/settings/discussion';
import SECURITY from '@/screens/settings/security';
import TRAFFIC from '@/screens/settings/traffic';
import { getSetting, type SettingId, type SettingsCardId } from '@/domain/settings/registry';
import { fireEvent, renderScreen, screen } from '#tests/support/render';
import type { PastedKindName, PastedName, PastedOutcome } from '#tests/support/pasted';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

type Body = Record<string, unknown>;

/** A field of a screen or a dialog into which people paste. */
export interface PastedField {
	kind: PastedKindName;
	/** Renders it and what it needs, and returns a list of the bodies that are sent. */
	open: () => Promise<unknown[]> | unknown[];
	label: string;
	button: string | RegExp;
	/** The value that was sent for the field. */
	read: (body: Body) => unknown;
	/** Differences of this field from the others of its kind. */
	others?: Partial<Record<PastedName, PastedOutcome>>;
}

const TABS = { discussion: DISCUSSION, security: SECURITY, traffic: TRAFFIC };

interface SettingOptions extends StoreOptions {
	tab: keyof typeof TABS;
	card: SettingsCardId;
	/** The titles of the folded parts that contain it. */
	folds?: readonly string[];
}

const render = (ui: ReactElement, options: StoreOptions) => renderScreen(ui, options);

async function openSetting({ tab, card, folds = [], ...options }: SettingOptions) {
	const sent = answerLater('settings', { code: 'success' });
	render(<SettingsCard id={card} specials={TABS[tab]} />, options);
	for (const name of folds) {
		const fold = await screen.findByRole('button', { name });
		if (fold.getAttribute('aria-expanded') === 'false') {
			fireEvent.click(fold);
		}
	}
	return sent();
}

/** The scenario's handlers are added on rendering, and the last handler answers. */
const answerLater = (path: string, body: unknown) => () => answerPost(path, body);

const settingField = (
	kind: PastedKindName,
	setting: SettingId,
	options: SettingOptions,
	more: Partial<PastedField> = {},
): PastedField => ({
	kind,
	label: getSetting(setting).getName(),
	button: /^Save settings/,
	open: () => openSetting(options),
	read: (body) => body[setting],
	...more,
});

const ADS: SettingOptions = {
	tab: 'traffic',
	card: 'ads',
	scenario: 'security',
	world: {
		modules: { active: ['wordads'] },
		settings: { wordads_ccpa_enabled: true, wordads_custom_adstxt_enabled: true },
	},
};

const SEO = (fold: string): SettingOptions => ({
	tab: 'traffic',
	card: 'seo',
	folds: [fold],
	world: { modules: { active: ['seo-tools'] } },
});

const NEWSLETTER: SettingOptions = {
	tab: 'discussion',
	card: 'newsletter',
	folds: ['Texts for subscribers'],
	scenario: 'jetpack-16',
	world: {
		settings: { subscription_options: { invitation: '', welcome: '', comment_follow: '' } },
	},
};

const joinPieces = (pieces: unknown) =>
	(pieces as { value: string }[]).map(({ value }) => value).join('');

const NOT_VALID: PastedOutcome = {
	says: /^This is not a valid license key\. Please try again\./,
	isRefused: true,
};

/** A text field that sends what is typed of each component that draws one, and of each kind of value. */
export const PASTED_FIELDS: Record<string, PastedField> = {
	'license activation': {
		kind: 'key',
		label: 'License key',
		button: 'Activate',
		open: () => {
			render(<LicensingScreen />, {});
			return answerPost('licensing/attach-licenses', [{ activatedProductId: 2100 }]);
		},
		read: ({ licenses }) => (licenses as string[]).join(),
		others: {
			emoji: NOT_VALID,
			'right-to-left text': NOT_VALID,
			'only a label': NOT_VALID,
			'only what nobody sees': NOT_VALID,
		},
	},
	'license key of My Plan': {
		kind: 'key',
		label: 'License key',
		button: 'Apply',
		open: () => {
			render(<LicenseForm />, { scenario: 'license-screen' });
			return answerPost('licensing/set-license', { code: 'success' });
		},
		read: ({ license }) => license,
		// Nothing was entered (LIC-27).
		others: { 'only what nobody sees': { isRefused: true } },
	},
	'anti-spam key': settingField(
		'key',
		'wordpress_api_key',
		{ tab: 'security', card: 'anti-spam', scenario: 'anti-spam-no-key' },
		{
			open: async () => {
				const sent = await openSetting({
					tab: 'security',
					card: 'anti-spam',
					scenario: 'anti-spam-no-key',
				});
				answerPost('module/akismet/key/check', { validKey: true });
				return sent;
			},
		},
	),
	'verification, google': settingField('code', 'google', { tab: 'traffic', card: 'verification' }),
	'verification, bing': settingField('code', 'bing', { tab: 'traffic', card: 'verification' }),
	'always allowed addresses': settingField('list', 'jetpack_protect_global_whitelist', {
		tab: 'security',
		card: 'brute-force',
	}),
	'blocked addresses': settingField('list', 'jetpack_waf_ip_block_list', {
		tab: 'security',
		card: 'firewall',
		world: {
			modules: { active: ['waf'] },
			settings: { jetpack_waf_ip_list: true },
		},
	}),
	'privacy policy': settingField('web address', 'wordads_ccpa_privacy_policy_url', ADS),
	'ads.txt': settingField('lines of ads.txt', 'wordads_custom_adstxt', ADS),
	'front page description': settingField(
		'sentence',
		'advanced_seo_front_page_description',
		SEO('Front page meta description'),
		// Cut off as it is pasted (TRAFFIC-28).
		{ others: { '10,000 characters': { sends: 'aB3-'.repeat(75) } } },
	),
	'titles of posts': settingField(
		'sentence',
		'advanced_seo_title_formats',
		SEO('Page title structures'),
		{
			label: 'Posts',
			// The field is one line that wraps.
			others: { 'a label in a line above': { sends: 'License key: Tea - “and” cake' } },
			read: (body) => joinPieces((body.advanced_seo_title_formats as { posts: unknown }).posts),
		},
	),
	'comment form introduction': settingField('sentence', 'highlander_comment_form_prompt', {
		tab: 'discussion',
		card: 'comments',
		world: {
			modules: { active: ['comments'] },
			settings: { highlander_comment_form_prompt: '' },
		},
	}),
	'newsletter, welcome': settingField('sentence', 'subscription_options', NEWSLETTER, {
		label: 'Welcome email',
		read: (body) => (body.subscription_options as { welcome: unknown }).welcome,
	}),
	survey: {
		kind: 'sentence',
		label: "What's your reason?",
		button: 'Submit',
		open: async () => {
			render(<SurveyStep onAnswer={() => undefined} onSkip={() => undefined} />, {});
			fireEvent.click(await screen.findByRole('radio', { name: 'Another reason' }));
			return answerPost('marketing/survey', { success: true });
		},
		read: ({ survey_responses: answers }) =>
			(answers as { 'why-cancel': { text: string | null } })['why-cancel'].text ?? '',
		others: { '10,000 characters': { sends: 'aB3-'.repeat(250) } },
	},
};
