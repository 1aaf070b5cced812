import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { knownData } from '@/lib/remote';
import { loadBenefits, selectBenefits } from '@/state/benefits';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useAfterPaint } from '@/ui/after-paint';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

/** What the connection does for this site at present (DISCON-04). */
export function BenefitsLost() {
	const dispatch = useAppDispatch();
	const benefits = useAppSelector(selectBenefits);
	useAfterPaint(
		useCallback(() => {
			void dispatch(loadBenefits());
		}, [dispatch]),
	);

	const numbers = new Intl.NumberFormat(useLocale());
	const known = knownData(benefits) ?? [];
	if (benefits.phase === 'idle' || (benefits.phase === 'loading' && known.length === 0)) {
		return <Skeleton height={96} label={__('Checking what you would lose…', 'jetpack')} />;
	}
	return (
		<>
			<p>
				{__(
					'Stats, downtime monitoring, backups, scans and everything else that needs the connection will stop. Your content stays.',
					'jetpack',
				)}
			</p>
			{known.length > 0 && (
				<ul className={styles.benefits} aria-label={__('What you would lose', 'jetpack')}>
					{known.map(({ name, title, description, value }) => (
						<li key={name}>
							<strong>{value > 0 ? `${title}: ${numbers.format(value)}` : title}</strong>
							<span>{description}</span>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
