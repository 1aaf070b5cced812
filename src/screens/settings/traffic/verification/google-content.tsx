import { __ } from '@wordpress/i18n';
import type { GoogleVerificationView } from '@/domain/verification/google';
import { requireSafeUrl, toSafeUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { recordGoogleEvent, selectGoogleVerification } from '@/state/verification';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { Status } from '@/ui/status';
import { FlowNote, ManualButton, VerifyButton, type PartProps } from './google-choices';
import { Manual } from './google-manual';
import styles from '../../frame/style.module.scss';

const CONSOLE = requireSafeUrl('https://search.google.com/search-console');

type UnverifiedProps = PartProps & Extract<GoogleVerificationView, { kind: 'unverified' }>;

function Unverified({ hasCode, canAutoVerify, onChoose }: UnverifiedProps) {
	return (
		<>
			<p>
				{hasCode
					? __("Google hasn't verified this site yet.")
					: __('Your site is not verified with Google yet.')}
			</p>
			<FlowNote />
			<div className={styles.choices}>
				{canAutoVerify && <VerifyButton onChoose={onChoose} takesFocus />}
				<ManualButton onChoose={onChoose} takesFocus={!canAutoVerify} />
			</div>
		</>
	);
}

type VerifiedProps = PartProps & Extract<GoogleVerificationView, { kind: 'verified' }>;

/** A link to the Search Console, for the site's verified owner (VERIFY-29, VERIFY-30). */
function SearchConsole() {
	const { searchConsoleUrl } = useAppSelector(selectGoogleVerification);
	return (
		<p>
			{__('Monitor how people find your site on Google.')}{' '}
			<ExternalLink href={toSafeUrl(searchConsoleUrl) ?? CONSOLE}>
				{__('Open Google Search Console')}
			</ExternalLink>
		</p>
	);
}

function Verified({ isOwner, canEdit, onChoose }: VerifiedProps) {
	const dispatch = useAppDispatch();
	return (
		<>
			<div className={styles.choices}>
				<Status intent="success">{__('Your site is verified with Google')}</Status>
				{canEdit && (
					<Button
						size="small"
						variant="tertiary"
						data-focus-successor
						onClick={() => {
							dispatch(recordGoogleEvent('edit_click'));
							onChoose('opened');
						}}
					>
						{__('Edit')}
					</Button>
				)}
			</div>
			{isOwner && <SearchConsole />}
		</>
	);
}

export interface GoogleContentProps extends PartProps {
	view: Exclude<GoogleVerificationView, { kind: 'checking' }>;
	onRetry: () => void;
}

export default function GoogleContent({ view, onRetry, onChoose }: GoogleContentProps) {
	switch (view.kind) {
		case 'failed':
			return (
				<>
					<ErrorState
						message={__("Couldn't check whether Google has verified your site.")}
						failure={view}
						onRetry={onRetry}
					/>
					<div className={styles.beside}>
						<ManualButton onChoose={onChoose} />
					</div>
				</>
			);
		case 'manual':
			return <Manual {...view} onChoose={onChoose} />;
		case 'unverified':
			return <Unverified {...view} onChoose={onChoose} />;
		case 'verified':
			return <Verified {...view} onChoose={onChoose} />;
	}
}
