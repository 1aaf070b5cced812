import { useCallback, useEffect } from 'react';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { knownData } from '@/lib/remote';
import { loadBenefits, selectBenefits } from '@/state/benefits';
import { selectConnectedPlugins } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useAfterPaint } from '@/ui/after-paint';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import { LossesOfThisSite } from './losses';
import styles from './style.module.scss';

/** The current benefits of the connection for this site (DISCON-04). */
function BenefitsLost() {
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
		return (
			<Skeleton height={96} label={__('Checking what you would lose…', 'dashboard-for-jetpack')} />
		);
	}
	return (
		<>
			<p>
				{__(
					'Stats, downtime monitoring, backups, scans and everything else that needs the connection will stop. Your content stays.',
					'dashboard-for-jetpack',
				)}
			</p>
			{known.length > 0 && (
				<ul
					className={styles.benefits}
					aria-label={__('What stops working', 'dashboard-for-jetpack')}
				>
					{known.map(({ name, title, description, value }) => (
						<li key={name}>
							<strong>
								{value > 0
									? sprintf(
											/* translators: 1: a name. 2: its value. */
											_x('%1$s: %2$s', 'name and value', 'dashboard-for-jetpack'),
											title,
											numbers.format(value),
										)
									: title}
							</strong>
							<span>{description}</span>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

const OURS = 'jetpack';

/** The names of the other plugins that use the connection (DISCON-05). */
function DependentPlugins() {
	const plugins = Object.entries(useAppSelector(selectConnectedPlugins)).filter(
		([slug]) => slug !== OURS,
	);
	if (plugins.length === 0) {
		return null;
	}
	const introduction = __('These plugins also use the connection:', 'dashboard-for-jetpack');
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

interface ConfirmStepProps {
	context: DisconnectContext;
	isBusy: boolean;
	/** Why the last attempt failed; "" if none did. */
	problem: string;
	onCancel: () => void;
	onConfirm: () => void;
}

/** Shows what disconnecting would turn off, and asks for confirmation (DISCON-04 to DISCON-08). */
export function ConfirmStep({ context, isBusy, problem, onCancel, onConfirm }: ConfirmStepProps) {
	const isDeactivating = context === 'plugins';
	useEffect(() => {
		if (problem) {
			announce(problem);
		}
	}, [problem]);

	return (
		<Modal
			title={__('Disconnect your site?', 'dashboard-for-jetpack')}
			isClosingBlocked
			onClose={onCancel}
			actions={
				<>
					<Button variant="primary" disabled={isBusy} accessibleWhenDisabled onClick={onCancel}>
						{isDeactivating
							? __('Cancel', 'dashboard-for-jetpack')
							: __('Stay connected', 'dashboard-for-jetpack')}
					</Button>
					<Button isDestructive isBusy={isBusy} onClick={onConfirm}>
						{isDeactivating
							? __('Deactivate', 'dashboard-for-jetpack')
							: __('Disconnect', 'dashboard-for-jetpack')}
					</Button>
				</>
			}
		>
			<div className={styles.body}>
				{problem && <Notice status="error">{problem}</Notice>}
				{isDeactivating && (
					<p>
						{__('Deactivating the plugin also disconnects your site.', 'dashboard-for-jetpack')}
					</p>
				)}
				<BenefitsLost />
				<LossesOfThisSite />
				<DependentPlugins />
			</div>
		</Modal>
	);
}
