import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { joinUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import type { Specials } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { SettingSwitch } from '../frame/setting-switch';
import { COMPOSING } from './composing';
import { CONTENT_TYPES } from './content-types';
import { InfiniteScroll } from './infinite-scroll';
import { POST_BY_EMAIL } from './post-by-email';

/** The CSS editor, with a link to it (WRITING-24). */
function CustomCss() {
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<SettingSwitch
			id="custom-css"
			below={
				<ConfigureLink href={joinUrl(adminUrl, 'customize.php?autofocus%5Bsection%5D=custom_css')}>
					{__('Add CSS in the Customizer')}
				</ConfigureLink>
			}
		/>
	);
}

export default {
	composing: COMPOSING,
	'content-types': CONTENT_TYPES,
	/** Additions to the theme (WRITING-21 to WRITING-24); each part reports its own missing requirements. */
	theme: { rows: { 'infinite-scroll': InfiniteScroll, 'custom-css': CustomCss } },
	'post-by-email': POST_BY_EMAIL,
	toolbar: {
		// The text of WRITING-31.
		getConnectPrompt: () =>
			/* translators: %s: name of the provider. */
			withHost(__('Connect to enable the %s toolbar.')),
	},
} satisfies Specials;
