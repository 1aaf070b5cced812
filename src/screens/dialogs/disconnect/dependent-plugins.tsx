import { __ } from '@wordpress/i18n';
import { selectConnectedPlugins } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import styles from './style.module.scss';

const OURS = 'jetpack';

/** The other plugins that rely on the connection, by name (DISCON-05). */
export function DependentPlugins() {
	const plugins = Object.entries(useAppSelector(selectConnectedPlugins)).filter(
		([slug]) => slug !== OURS,
	);
	if (plugins.length === 0) {
		return null;
	}
	const introduction = __('These plugins also use the connection:', 'jetpack');
	return (
		<>
			<p>{introduction}</p>
			<ul className={styles.plugins} aria-label={introduction}>
				{plugins.map(([slug, { name }]) => (
					<li key={slug}>{name}</li>
				))}
			</ul>
		</>
	);
}
