import { __ } from '@wordpress/i18n';
import { summarizeLocks } from '@/domain/decided';
import { selectCapabilities } from '@/state/connection';
import { selectDecided } from '@/state/deciders';
import { useAppSelector } from '@/state/hooks';
import { selectModuleRows } from '@/state/module-rows';
import { Card } from '@/ui/card';
import { useLocale } from '@/ui/use-locale';
import WhoDecided from '../common/who-decided';
import styles from './style.module.scss';

/** What can't be changed here, because code decides it or something it needs is missing. For people who could otherwise. */
export function DecidedElsewhere() {
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	const decided = useAppSelector(selectDecided);
	const reasons = summarizeLocks(useAppSelector(selectModuleRows), useLocale());
	if (!canManageModules || !canManageOptions || decided.length + reasons.length === 0) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('Decided elsewhere', 'dashboard-for-jetpack')}>
			<p>
				{__(
					"You can't change these here. Code on this site has set them, or something they need is missing.",
					'dashboard-for-jetpack',
				)}
			</p>
			<ul className={styles.list}>
				{decided.map(({ name, ...one }) => (
					<li key={`${one.kind} ${one.id}`} className={styles.decided}>
						<p>{name}</p>
						<WhoDecided decided={one} name={name} />
					</li>
				))}
				{reasons.map((reason) => (
					<li key={reason} className={styles.decided}>
						<p>{reason}</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
