import { shallowEqual } from 'react-redux';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import { type MastheadSection, resolveMastheadSection } from '@/domain/navigation/masthead';
import { PLUGIN, PRODUCT } from '@/lib/brand';
import { recordClick } from '@/state/store/analytics';
import { selectConnectionStatus, testConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectCanAct } from '@/state/store/server-routes';
import { selectSite } from '@/state/site';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import styles from './masthead.module.scss';
import { selectSections } from './select-sections';

/** Our own mark: a leaf of two strokes in a rounded square. */
function Logo() {
	return (
		<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden focusable="false">
			<rect width="28" height="28" rx="7" fill="currentColor" />
			<path
				d="M7.5 17.5 12 9.8M12.4 19.5 20.5 8.5M16.8 19.5h3.7"
				fill="none"
				stroke="#fff"
				strokeWidth="2.4"
				strokeLinecap="round"
			/>
		</svg>
	);
}

function MastheadNav({ pathname }: { pathname: string }) {
	const dispatch = useAppDispatch();
	const sections = useAppSelector((state) => selectSections(state, pathname), shallowEqual);
	if (sections.length === 0) {
		return null;
	}
	const current = resolveMastheadSection(pathname, sections);
	const labels: Record<MastheadSection, string> = {
		dashboard: __('Dashboard'),
		settings: __('Settings'),
		tools: __('Tools'),
	};
	return (
		<nav aria-label={__('Sections')} className={styles.nav}>
			{sections.map((section) => (
				<Link
					key={section}
					href={`#/${section}`}
					aria-current={section === current ? 'true' : undefined}
					className={clsx(styles.section, section === current && styles.current)}
					onClick={() => dispatch(recordClick('nav_item', { path: section }))}
				>
					{labels[section]}
				</Link>
			))}
		</nav>
	);
}

/**
 * The product name, badges for the state of the site and, where WordPress's menu has none, the links to the
 * sections (NAV-01 to NAV-12).
 */
export function Masthead({ pathname }: { pathname: string }) {
	const dispatch = useAppDispatch();
	const { isCompanion } = useAppSelector(selectSite);
	const { offlineMode, sandboxDomain } = useAppSelector(selectConnectionStatus);
	const canTest = useAppSelector((state) => selectCanAct(state, 'test-connection'));
	const sandboxed = __('API Sandboxed');
	return (
		<div className={`jd-row ${styles.masthead}`}>
			<a href="#/dashboard" className={`jd-lead ${styles.home}`}>
				<Logo />
				<span>{isCompanion ? PLUGIN : PRODUCT}</span>
			</a>
			{offlineMode.isActive && <Badge intent="warning">{__('Offline Mode')}</Badge>}
			{sandboxDomain &&
				(canTest ? (
					<Button size="small" onClick={() => void dispatch(testConnection())}>
						{sandboxed}
					</Button>
				) : (
					<Badge>{sandboxed}</Badge>
				))}
			<MastheadNav pathname={pathname} />
		</div>
	);
}
