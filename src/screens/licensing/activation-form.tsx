import { useEffect, useRef, useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppDispatch } from '@/state/store/hooks';
import { activationLeft, attachLicense, type LicenseActivation } from '@/state/licensing';
import { Button } from '@/ui/button';
import { announce, VisuallyHidden } from '@/ui/screen-reader';
import { TextInput } from '@/ui/text-input';
import styles from './style.module.scss';
import { UnusedLicenses } from './unused-licenses';

interface ActivationFormProps {
	activation: Exclude<LicenseActivation, { phase: 'success' }>;
}

/**
 * The license key and the server's answer (LIC-01 to LIC-06). The key exists only in this field: it is never
 * in an address, an event or the store.
 */
export function ActivationForm({ activation }: ActivationFormProps) {
	const dispatch = useAppDispatch();
	const field = useRef<HTMLInputElement>(null);
	const [key, setKey] = useState('');
	const isActivating = activation.phase === 'activating';
	const message = activation.phase === 'error' ? activation.message : '';

	useEffect(() => {
		if (message) {
			announce(message);
			field.current?.focus();
		}
	}, [message]);

	const change = (typed: string) => {
		setKey(typed);
		dispatch(activationLeft());
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void dispatch(attachLicense(key));
	};

	return (
		<>
			<form className={styles.form} onSubmit={submit}>
				<TextInput
					ref={field}
					label={<VisuallyHidden>{__('License key')}</VisuallyHidden>}
					help={__(
						"You'll find the key in your purchase email. It turns on what you bought for this site.",
					)}
					value={key}
					onChange={change}
					error={message}
					readOnly={isActivating}
					dir="ltr"
					autoComplete="off"
					spellCheck={false}
				/>
				<div className={styles.controls}>
					<Button type="submit" variant="primary" isBusy={isActivating}>
						{__('Activate')}
					</Button>
					<Button
						variant="tertiary"
						href={getRedirectUrl('jetpack-contact-support')}
						target="_blank"
					>
						{__('Contact support')}
					</Button>
				</div>
			</form>
			<UnusedLicenses
				isDisabled={isActivating}
				onUse={(unused) => {
					change(unused);
					field.current?.focus();
				}}
			/>
		</>
	);
}
