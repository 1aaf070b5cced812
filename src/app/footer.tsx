import { shallowEqual } from 'react-redux';
import { __, sprintf } from '@wordpress/i18n';
import { type FooterItem, resolveFooterItems } from '@/domain/navigation/footer';
import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { dialogOpened } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { DevToolsItem } from './dev-tools-item';
import styles from './footer.module.scss';
import { selectSections } from './select-sections';

function selectFooterItems(state: RootState, pathname: string): FooterItem[] {
	return resolveFooterItems({
		...selectSite(state),
		hasToolsSection: selectSections(state, pathname).includes('tools'),
		isConnected: selectSiteConnection(state) === 'connected',
		...selectCapabilities(state),
	});
}

function Item({ item }: { item: FooterItem }) {
	const dispatch = useAppDispatch();
	const { adminUrl, currentVersion } = useAppSelector(selectSite);
	const { canManageModules } = useAppSelector(selectCapabilities);
	const adminPage = (slug: string) => joinUrl(adminUrl, `admin.php?page=${slug}`);
	switch (item) {
		case 'version':
			return (
				<span>
					{sprintf(
						/* translators: %s: a version number. */
						__('Jetpack version %s'),
						currentVersion,
					)}
				</span>
			);
		case 'about':
			return <Link href={adminPage('jetpack_about')}>{__('About')}</Link>;
		case 'terms':
			return <Link href={getRedirectUrl('wpcom-tos')}>{__('Terms')}</Link>;
		case 'privacy':
			return <a href="#/privacy">{__('Privacy')}</a>;
		case 'modules':
			return (
				<Link href={canManageModules ? '#/modules' : adminPage('jetpack_modules')}>
					{__('Modules')}
				</Link>
			);
		case 'tools':
			return <a href="#/tools">{__('Tools')}</a>;
		case 'debug':
			return <Link href={adminPage('jetpack-debugger')}>{__('Debug')}</Link>;
		case 'reset-options':
			return (
				<Button variant="link" onClick={() => dispatch(dialogOpened('reset-options'))}>
					{__('Reset Options')}
				</Button>
			);
		case 'dev-tools':
			return <DevToolsItem />;
	}
}

/** Leads to the check of the site, which can find the cause of any failure. */
export const SiteCheckLink = () => <a href="#/tools">{__('Check this site')}</a>;

/** The links at the foot of every screen (DASH-25 to DASH-32, DASH-42). */
export function Footer({ pathname }: { pathname: string }) {
	const items = useAppSelector((state) => selectFooterItems(state, pathname), shallowEqual);
	return (
		<nav aria-label={__('About Jetpack')}>
			<ul className={`jd-caption ${styles.footer}`}>
				{items.map((item) => (
					<li key={item}>
						<Item item={item} />
					</li>
				))}
			</ul>
		</nav>
	);
}
