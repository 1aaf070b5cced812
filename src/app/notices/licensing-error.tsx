import { useState } from 'react';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { clearLicensingError, selectLicensing } from '@/state/licensing';
import { Notice } from '@/ui/notice';
import { focusScreenHeading } from '../admin-page';

/**
 * The licensing error that the site has saved (NOTICE-35). Once dismissed it stays hidden for this visit,
 * even if the site couldn't delete it.
 */
export function LicensingError() {
	const dispatch = useAppDispatch();
	const { error } = useAppSelector(selectLicensing);
	const { canManageOptions } = useAppSelector(selectCapabilities);
	const [dismissed, setDismissed] = useState('');
	if (!error || error === dismissed || !canManageOptions) {
		return null;
	}

	const dismiss = () => {
		setDismissed(error);
		focusScreenHeading();
		void dispatch(clearLicensingError());
	};

	return (
		<Notice status="error" onDismiss={dismiss}>
			{error}
		</Notice>
	);
}
