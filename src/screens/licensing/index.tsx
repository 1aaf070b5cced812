import { useEffect, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { activationLeft, selectLicenseActivation } from '@/state/licensing';
import { Card } from '@/ui/card';
import { accent, ink, mark, paper, stroke } from '@/ui/drawing';
import { Status } from '@/ui/status';
import { PageHead } from '../common/page-head';
import { ActivationForm } from './activation-form';
import { describeSuccess, SuccessActions } from './activation-success';

function useActivationView(): { title: string; content: ReactNode; footer?: ReactNode } {
	const activation = useAppSelector(selectLicenseActivation);
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	const title = __('Your license key');
	if (isOffline) {
		const text = __('Unavailable in Offline Mode');
		return { title, content: <Status intent="inactive">{text}</Status> };
	}
	switch (activation.phase) {
		case 'idle':
		case 'activating':
		case 'error':
			return { title, content: <ActivationForm activation={activation} /> };
		case 'success': {
			const { productId } = activation;
			const success = describeSuccess(productId);
			return {
				title: success.title,
				content: <p>{success.text}</p>,
				footer: <SuccessActions productId={productId} />,
			};
		}
	}
}

/** Activates a license key (SHELL-17, LIC-01 to LIC-15). One card for all steps, so that it keeps the focus. */
export default function LicensingScreen() {
	const dispatch = useAppDispatch();
	const { title, content, footer } = useActivationView();

	useEffect(() => () => void dispatch(activationLeft()), [dispatch]);

	return (
		<>
			<PageHead
				title={__('Activate a license')}
				drawing={
					<>
						<rect className={paper} x="44" y="84" width="200" height="152" rx="10" />
						<path className={ink} d="M68 120h96M68 144h64" />
						<path className={stroke} d="M68 200h28M108 200h28M148 200h28" />
						<circle className={accent} cx="218" cy="156" r="42" />
						<circle className={mark} cx="218" cy="146" r="14" />
						<path className={mark} d="M218 160v26M218 174h10M218 184h8" />
					</>
				}
			/>
			<Card headingLevel={2} title={title} footer={footer}>
				{content}
			</Card>
		</>
	);
}
