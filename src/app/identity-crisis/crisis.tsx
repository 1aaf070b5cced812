import type { IdentityCrisisView } from '@/domain/identity-crisis';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectIdentityCrisis } from '@/state/identity-crisis';
import { Notice } from '@/ui/notice';
import { CrisisProblem } from './crisis-problem';
import { describeCrisis } from './describe-crisis';
import { WaysOut } from './ways-out';
import styles from './style.module.scss';

export interface CrisisProps {
	view: Exclude<IdentityCrisisView, 'hidden'>;
}

/** What the crisis is, and the ways out for whoever may decide. */
export default function Crisis({ view }: CrisisProps) {
	const crisis = useAppSelector(selectIdentityCrisis);
	switch (view) {
		case 'wait':
			return (
				<Notice status="warning">
					{describeCrisis(crisis)}{' '}
					{__('Please ask the site administrator to decide what this site is.', 'jetpack')}
				</Notice>
			);
		case 'safe-mode':
			return (
				<Notice status="info">
					<div className={styles.banner}>
						<p>
							{__(
								'This site is in safe mode: it changes nothing at the provider. You can decide otherwise at any time.',
								'jetpack',
							)}
						</p>
						<CrisisProblem />
						<WaysOut tasks={['migrate', 'start-fresh']} />
					</div>
				</Notice>
			);
		case 'decide':
			return (
				<Notice status="warning">
					<div className={styles.banner}>
						<strong>{__('Is this a new address, or a copy?', 'jetpack')}</strong>
						<p>{describeCrisis(crisis)}</p>
						<CrisisProblem />
						<WaysOut tasks={['migrate', 'start-fresh', 'confirm-safe-mode']} />
					</div>
				</Notice>
			);
		default:
			return assertNever(view, 'identity crisis');
	}
}
