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

/** What can't be decided here, because code, the plan or the connection decides it. For people who could otherwise. */
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
					'Code, your plan or the connection controls these, so they can’t be changed here.',
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
