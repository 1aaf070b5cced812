import { useCallback, useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { findUnusedLicenses } from '@/domain/licensing';
import { viewRemote } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	loadLicenses,
	refreshLicenseCounts,
	selectLicenses,
	selectLicensing,
} from '@/state/licensing';
import { useAfterPaint } from '@/ui/after-paint';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import styles from './style.module.scss';

interface UnusedLicensesProps {
	isDisabled: boolean;
	/** Puts a key into the field. */
	onUse: (key: string) => void;
}

/** The owner's unused licenses, each with its product, so that people don't have to search for a key. */
export function UnusedLicenses({ isDisabled, onUse }: UnusedLicensesProps) {
	const dispatch = useAppDispatch();
	const headingId = useId();
	const { counts } = useAppSelector(selectLicensing);
	const view = viewRemote(useAppSelector(selectLicenses));
	const isCounted = counts !== null;
	const hasUnused = Boolean(counts?.detached);
	const load = useCallback(() => {
		if (!isCounted) {
			void dispatch(refreshLicenseCounts());
		} else if (hasUnused) {
			void dispatch(loadLicenses({ force: true }));
		}
	}, [dispatch, isCounted, hasUnused]);
	useAfterPaint(load);

	if (!hasUnused) {
		return null;
	}
	if (view.kind === 'loading') {
		return (
			<div className={styles.section}>
				<Skeleton lines={2} label={__('Loading your licenses…')} />
			</div>
		);
	}
	if (view.kind === 'failed') {
		return (
			<ErrorState message={__("Couldn't load your licenses.")} failure={view} onRetry={load} />
		);
	}
	const unused = findUnusedLicenses(view.data).filter(({ key }) => key !== '');
	return unused.length === 0 ? null : (
		<section aria-labelledby={headingId} className={styles.section}>
			<h3 id={headingId}>{__('Your unused licenses')}</h3>
			<ul className={styles.unused}>
				{unused.map(({ key, product }) => {
					const name = product || __('Unnamed product');
					/* translators: %s: name of a product. */
					const label = sprintf(__('Use this key for %s'), name);
					return (
						<li key={key}>
							<span className={styles.name}>{name}</span>
							<code>{key}</code>
							<Button
								size="small"
								disabled={isDisabled}
								aria-label={label}
								onClick={() => onUse(key)}
							>
								{__('Use this key')}
							</Button>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
