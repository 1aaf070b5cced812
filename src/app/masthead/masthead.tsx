import { __ } from '@wordpress/i18n';
import { PRODUCT } from '@/lib/brand';
import { selectConnectionStatus, testConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Logo } from './logo';
import { MastheadNav } from './masthead-nav';
import styles from './style.module.scss';

/** The name, how the site stands, and where hosted the way between the two sections (NAV-01 to NAV-12). */
export function Masthead({ pathname }: { pathname: string }) {
	const dispatch = useAppDispatch();
	const { offlineMode, sandboxDomain } = useAppSelector(selectConnectionStatus);
	return (
		<div className={styles.masthead}>
			<a href="#/dashboard" className={styles.home}>
				<Logo />
				<span>{PRODUCT}</span>
			</a>
			{offlineMode.isActive && <Badge intent="warning">{__('Offline Mode', 'jetpack')}</Badge>}
			{sandboxDomain && (
				<Button size="small" onClick={() => void dispatch(testConnection())}>
					{__('API Sandboxed', 'jetpack')}
				</Button>
			)}
			<MastheadNav pathname={pathname} />
		</div>
	);
}
