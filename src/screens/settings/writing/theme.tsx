import { __ } from '@wordpress/i18n';
import { joinUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import type { CardSlots } from '../frame/card-slots';
import { ConfigureLink } from '../frame/configure-link';
import { SettingSwitch } from '../frame/setting-switch';
import { InfiniteScroll } from './infinite-scroll';
import styles from './style.module.scss';

/** The CSS editor, with a link to it (WRITING-24). */
function CustomCss() {
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<div className={styles.part}>
			<SettingSwitch id="custom-css" />
			<div className={styles.below}>
				<ConfigureLink href={joinUrl(adminUrl, 'customize.php?autofocus%5Bsection%5D=custom_css')}>
					{__('Add CSS in the Customizer', 'dashboard-for-jetpack')}
				</ConfigureLink>
			</div>
		</div>
	);
}

/** Additions to the theme (WRITING-21 to WRITING-24); each part reports its own missing requirements. */
export const THEME: CardSlots = {
	neverFades: true,
	rows: { 'infinite-scroll': InfiniteScroll, 'custom-css': CustomCss },
};
