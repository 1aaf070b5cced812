import { __ } from '@wordpress/i18n';
import { type NamedDecided, summarizeLocks } from '@/domain/modules/decided';
import { selectCapabilities } from '@/state/connection';
import { selectDecided } from '@/state/modules/deciders';
import { useAppSelector } from '@/state/store/hooks';
import { selectModuleRows } from '@/state/modules/rows';
import { Card } from '@/ui/card';
import { useLocale } from '@/ui/use-locale';
import WhoDecided from '../../common/who-decided';
import styles from './style.module.scss';

interface LockedFacts {
	decided: readonly NamedDecided[];
	modules: ReturnType<typeof summarizeLocks>;
}

const NOTHING: LockedFacts = { decided: [], modules: [] };

/** What can't be changed here, because code decides it or something it needs is missing. For people who could otherwise. */
export function useLocked(): LockedFacts {
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	const decided = useAppSelector(selectDecided);
	const modules = summarizeLocks(useAppSelector(selectModuleRows), useLocale());
	return canManageModules && canManageOptions ? { decided, modules } : NOTHING;
}

export function Locked({ decided, modules }: LockedFacts) {
	if (decided.length + modules.length === 0) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('Set by code or plan')}>
			<p>
				{__(
					"You can't change these here: code on this site has set them, or your plan or connection lacks what they need.",
				)}
			</p>
			<ul className={styles.list}>
				{decided.map(({ name, ...one }) => (
					<li key={`${one.kind} ${one.id}`} className={styles.decided}>
						<p>{name}</p>
						<WhoDecided decided={one} name={name} />
					</li>
				))}
				{modules.map(({ sentence }) => (
					<li key={sentence} className={styles.decided}>
						<p>{sentence}</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
