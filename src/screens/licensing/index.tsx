import { useEffect, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { activationLeft, selectLicenseActivation } from '@/state/licensing';
import { Card } from '@/ui/card';
import { ScreenTitle } from '@/ui/screen-title';
import { Status } from '@/ui/status';
import { ActivationForm } from './activation-form';
import { describeSuccess, SuccessActions } from './activation-success';

interface View {
	title: string;
	content: ReactNode;
	footer?: ReactNode;
}

function useActivationView(): View {
	const activation = useAppSelector(selectLicenseActivation);
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	const title = __('Your license key', 'dashboard-for-jetpack');
	if (isOffline) {
		const text = __('Unavailable in Offline Mode', 'dashboard-for-jetpack');
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
		default:
			return assertNever(activation, 'activation');
	}
}

/** Activates a license key (SHELL-17, LIC-01 to LIC-15). One card for all steps, so that it keeps the focus. */
export default function LicensingScreen() {
	const dispatch = useAppDispatch();
	const { title, content, footer } = useActivationView();

	useEffect(() => () => void dispatch(activationLeft()), [dispatch]);

	return (
		<>
			<ScreenTitle>{__('Activate a license', 'dashboard-for-jetpack')}</ScreenTitle>
			<Card headingLevel={2} title={title} footer={footer}>
				{content}
			</Card>
		</>
	);
}
