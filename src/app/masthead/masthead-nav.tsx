import { __ } from '@wordpress/i18n';
import { resolveMastheadSection } from '@/domain/navigation';
import { joinClasses } from '@/lib/join-classes';
import { recordClick } from '@/state/analytics';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectShowsMastheadNav } from './select-shows-nav';
import styles from './style.module.scss';

export function MastheadNav({ pathname }: { pathname: string }) {
	const dispatch = useAppDispatch();
	const isShown = useAppSelector((state) => selectShowsMastheadNav(state, pathname));
	if (!isShown) {
		return null;
	}
	const current = resolveMastheadSection(pathname);
	const items = [
		{ section: 'dashboard', label: __('Dashboard', 'jetpack') },
		{ section: 'settings', label: __('Settings', 'jetpack') },
	] as const;
	return (
		<nav aria-label={__('Sections', 'jetpack')} className={styles.nav}>
			{items.map(({ section, label }) => (
				<a
					key={section}
					href={`#/${section}`}
					aria-current={section === current ? 'true' : undefined}
					className={joinClasses(styles.section, section === current && styles.current)}
					onClick={() => dispatch(recordClick('nav_item', { path: section }))}
				>
					{label}
				</a>
			))}
		</nav>
	);
}
