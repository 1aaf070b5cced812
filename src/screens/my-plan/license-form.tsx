import { useLayoutEffect, useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectLicenseApplication, setLicense } from '@/state/licensing';
import { selectCanAct } from '@/state/store/server-routes';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { TextInput } from '@/ui/field';

/**
 * The field for a license key, if the site shows one (PLAN-07, LIC-23 to LIC-27). Unlike on the activation
 * screen, an empty key is ignored.
 */
export default function LicenseForm() {
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	const canSave = useAppSelector((state) => selectCanAct(state, 'save-license'));
	const form = canSave ? <KeyForm /> : <p>{__("Jetpack on this site can't activate licenses.")}</p>;
	return (
		<Card headingLevel={2} title={__('Jetpack License')}>
			{isOffline ? <Status intent="inactive">{__('Unavailable in Offline Mode')}</Status> : form}
		</Card>
	);
}

function KeyForm() {
	const dispatch = useAppDispatch();
	const application = useAppSelector(selectLicenseApplication);
	const isApplying = application === 'applying';
	const [key, setKey] = useState('');
	const [reason, setReason] = useState('');

	// Before the same key can be applied again: the thunk is still loading the counts.
	useLayoutEffect(() => {
		if (application === 'applied') {
			setKey('');
		}
	}, [application]);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const { error } = await dispatch(setLicense(key));
		if (error && error.code !== 'busy') {
			setReason(error.message);
		}
	};

	return (
		<form className="jd-form" onSubmit={(event) => void submit(event)}>
			<TextInput
				label={__('License key')}
				help={__("You'll find it in your purchase email.")}
				value={key}
				onChange={(typed) => {
					setKey(typed);
					setReason('');
				}}
				error={reason}
				readOnly={isApplying}
				dir="ltr"
				autoComplete="off"
				spellCheck={false}
			/>
			<Button type="submit" variant="primary" isBusy={isApplying}>
				{isApplying ? __('Applying…') : __('Apply')}
			</Button>
		</form>
	);
}
