import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { selectConnectedPlugins } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';
import { useClose } from './use-close';

interface ConfirmStepProps {
	isBusy: boolean;
	/** Why the last attempt failed. */
	problem?: string;
	onConfirm: () => void;
}

export function ConfirmStep({ isBusy, problem, onConfirm }: ConfirmStepProps) {
	const close = useClose();
	const plugins = Object.entries(useAppSelector(selectConnectedPlugins)).filter(
		([slug]) => slug !== 'jetpack',
	);
	useEffect(() => {
		if (problem) {
			announce(problem);
		}
	}, [problem]);

	return (
		<Modal
			title={__('Disconnect your site?', 'jetpack')}
			isClosingBlocked
			onClose={close}
			actions={
				<>
					<Button disabled={isBusy} accessibleWhenDisabled onClick={close}>
						{__('Stay connected', 'jetpack')}
					</Button>
					<Button variant="primary" isDestructive isBusy={isBusy} onClick={onConfirm}>
						{__('Disconnect', 'jetpack')}
					</Button>
				</>
			}
		>
			<div className={styles.body}>
				{problem && <Notice status="error">{problem}</Notice>}
				<p>
					{__(
						'Everything that needs the connection stops working: stats, downtime monitoring, backups, scans and what else your plan holds.',
						'jetpack',
					)}
				</p>
				{plugins.length > 0 && (
					<>
						<p>{__('These plugins rely on the connection as well:', 'jetpack')}</p>
						<ul className={styles.plugins}>
							{plugins.map(([slug, { name }]) => (
								<li key={slug}>{name}</li>
							))}
						</ul>
					</>
				)}
			</div>
		</Modal>
	);
}
