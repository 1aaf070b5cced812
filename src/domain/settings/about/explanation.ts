import { __, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import type { ModuleRecord } from '@/domain/modules/types';
import { getRedirectUrl, isRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, toSafeUrl } from '@/lib/safe-url';
import {
	getCardOf,
	type Setting,
	type SettingId,
	type SettingsCard,
	type SettingsCardId,
} from '../cards';

/** The explanation of a card or a setting, without the facts in the server's record of its module. */
export interface Explanation {
	/** What it does for this site: one or two sentences. */
	what: string;
	/** The data that leaves the site: the end of a sentence that begins with "Shares:". */
	shares?: string;
	/** Only some plans include it. */
	needsPlan?: boolean;
	/** The name of the plugin that it needs. */
	needsPlugin?: string;
	/** Redirect source of its support page, if the module's record has none, or that of another feature. */
	support?: string;
	/** Redirect source of its privacy policy; by default, the part about privacy of its support page. */
	privacy?: string;
}

/** An explanation, or only what it does. "%s" stands for the name of the host. */
type Written = () => Explanation | string;

/** The explanations of a settings tab. Functions, because texts are translated when they are shown. */
export interface TabExplanations {
	cards: Partial<Record<SettingsCardId, Written>>;
	settings: Partial<Record<SettingId, Written>>;
}

function getNeededConnection(setting: Setting | undefined, module: ModuleRecord | undefined) {
	if (setting?.needsLinkedUser) {
		/* translators: %s: the name of the host. */
		return withHost(__('your own connected %s account'));
	}
	if (setting?.needsOwner || module?.requiresUserConnection) {
		/* translators: %s: the name of the host. */
		return withHost(__('a connected %s account'));
	}
	return module?.requiresConnection
		? /* translators: %s: the name of the host. */
			withHost(__('a connection to %s'))
		: '';
}

/** The name of the feature on another card that has to be on; "" if there is none. */
function getNeededFeature(setting: Setting | undefined, card: SettingsCard): string {
	const owner = setting && getCardOf(setting.module);
	const feature = owner?.settings.find(({ id }) => id === setting?.module);
	return feature && owner?.id !== card.id
		? /* translators: %s: name of a setting, such as "Generate XML sitemaps". */
			sprintf(__('“%s” turned on'), feature.getName())
		: '';
}

export interface ExplanationFacts {
	card: SettingsCard;
	/** Undefined for a card without a single subject. */
	setting?: Setting;
	/** The server's record of the setting's module, if the site has it. */
	module?: ModuleRecord;
}

/** What a feature needs on every site, whether or not this site has it. Each is a part of a list. */
export function listNeeds(
	{ needsPlan = false, needsPlugin }: Explanation,
	{ card, setting, module }: ExplanationFacts,
): string[] {
	return [
		getNeededConnection(setting, module),
		needsPlugin
			? /* translators: %s: name of a plugin. */
				sprintf(__('the plugin %s'), needsPlugin)
			: '',
		needsPlan ? __('a plan that includes it') : '',
		getNeededFeature(setting, card),
	].filter(Boolean);
}

/**
 * The links of an explanation. A support page of the provider has a part about privacy; other pages, such as those
 * of a partner, may not.
 */
export function resolveLinks(
	{ support, privacy }: Explanation,
	module: Pick<ModuleRecord, 'learnMoreUrl'> | undefined,
) {
	const page = support ? getRedirectUrl(support) : toSafeUrl(module?.learnMoreUrl);
	return {
		support: page,
		/** The part about privacy of the support page. */
		privacy:
			page && !privacy && isRedirectUrl(page) && !page.includes('#')
				? joinUrl(page, '#privacy')
				: undefined,
		policy: privacy ? getRedirectUrl(privacy) : undefined,
	};
}
