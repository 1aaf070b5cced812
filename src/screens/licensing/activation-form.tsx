import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { findUnusedLicenses } from '@/domain/licensing';
import { getRedirectUrl } from '@/lib/redirect-url';
import { viewRemote } from '@/lib/remote';
import {
	activationLeft,
	attachLicense,
	loadLicenses,
	refreshLicenseCounts,
	selectLicenses,
	selectLicensing,
	type LicenseActivation,
} from '@/state/licensing';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { useAfterPaint } from '@/ui/after-paint';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { announce, VisuallyHidden } from '@/ui/screen-reader';
import { Skeleton } from '@/ui/skeleton';
import { TextInput } from '@/ui/field';
import styles from './style.module.scss';

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
			<form className="jd-form" onSubmit={submit}>
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
				<div className="jd-row">
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

interface UnusedLicensesProps {
	isDisabled: boolean;
	onUse: (key: string) => void;
}

/** The owner's unused licenses, each with its product, so that people don't have to search for a key. */
function UnusedLicenses({ isDisabled, onUse }: UnusedLicensesProps) {
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
							<span className="jd-strong">{name}</span>
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
