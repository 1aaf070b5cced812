import { useState } from 'react';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { clearLicensingError, selectLicensing } from '@/state/licensing';
import { Notice } from '@/ui/notice';
import { focusScreenHeading } from '../admin-page';

/**
 * What the site keeps of a license that went wrong (NOTICE-35). Once dismissed it stays away for this
 * visit, even where the site could not forget it.
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
