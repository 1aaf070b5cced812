import { __ } from '@wordpress/i18n';
import type { KeyFieldView } from '@/domain/anti-spam/settings-card';
import { getRedirectUrl } from '@/lib/redirect-url';
import { loadAntiSpam } from '@/state/anti-spam';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { toCheck } from '@/state/notices';
import { selectActLack } from '@/state/store/server-routes';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { NotOffered } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { useAnnouncement } from '@/ui/screen-reader';
import { TextInput } from '@/ui/field';
import { late } from '@/ui/loadable/late';
import { AntiSpamStarter } from '../../../common/anti-spam-starter';
import { ConfigureLink } from '../../frame/configure-link';
import { PART, SaveRow } from '../../frame/card-frame';
import { FieldConflict, useField } from '../../frame/setting-field';
import { KEY, KEYS, type useKeyCheck } from './use-key-check';

const FixedKey = late(
	() => import(/* webpackChunkName: "rare" */ '../../../common/fixed-key-text'),
	PART,
);

function describeKey(kind: KeyFieldView['kind']): string {
	switch (kind) {
		case 'fetching':
		case 'checking':
			return __('Checking your key…');
		case 'valid':
			return __('Your Anti-spam key is valid.');
		case 'invalid':
			return __("There's a problem with your Anti-spam API key.");
		case 'set-globally':
			return __('Your server sets one key for all its sites. Nothing to enter here.');
		case 'wrong-fixed':
			return '';
		case 'empty':
			return __('Enter your key for this site.');
		case 'failed':
			return __("Couldn't check the key, so it isn't saved yet.");
	}
}

type KeyFormProps = Omit<ReturnType<typeof useKeyCheck>, 'value'>;

/** The field of the key, with the result of its check (SETSEC-06, SETSEC-10, SETSEC-11). */
function KeyField({ view, reason, isDirty }: Omit<KeyFormProps, 'retry' | 'isOfOthers'>) {
	const fixed = useAppSelector(selectSite).fixedAntiSpamKey;
	const field = useField(KEY);
	const isInvalid = view.kind === 'invalid';
	const message = describeKey(view.kind);
	const help =
		fixed && view.kind === 'set-globally' ? <FixedKey place={fixed} isWrong={false} /> : message;

	// Announced only for a typed key, because a saved key isn't news.
	useAnnouncement(isDirty && message);

	const complaint = (
		<>
			{message}{' '}
			<ExternalLink href={getRedirectUrl('jetpack-support-akismet')}>
				{__('Learn more.')}
			</ExternalLink>{' '}
			{reason}
		</>
	);
	return (
		<>
			<TextInput
				{...field}
				error={field.error ?? (isInvalid && complaint)}
				help={isInvalid ? undefined : help}
				disabled={field.disabled || view.kind === 'set-globally'}
				dir="ltr"
				autoComplete="off"
				spellCheck={false}
				data-focus-successor
			/>
			<FieldConflict id={KEY} />
		</>
	);
}

/** A key is saved only after the service has accepted it, an empty field always (SETSEC-16). Without the check, Akismet's own page saves it. */
export default function KeyForm({ view, reason, isDirty, retry, isOfOthers }: KeyFormProps) {
	const dispatch = useAppDispatch();
	const fixed = useAppSelector(selectSite).fixedAntiSpamKey;
	const lack = useAppSelector((state) => selectActLack(state, 'check-anti-spam-key'));
	const check = toCheck();
	if (view.kind === 'wrong-fixed') {
		return fixed && <FixedKey place={fixed} isWrong />;
	}
	if (lack && view.kind !== 'set-globally') {
		return (
			<div className="jd-form">
				<NotOffered lack={lack} />
				<AntiSpamStarter lack="invalid-key" />
			</div>
		);
	}
	return (
		<div className="jd-form">
			<KeyField view={view} reason={reason} isDirty={isDirty} />
			{view.kind === 'failed' && (
				<>
					<Button size="small" isBusy={view.isRetrying} onClick={retry}>
						{__('Try again')}
					</Button>
					{isOfOthers && (
						<Button size="small" variant="link" href={check.href}>
							{check.label}
						</Button>
					)}
				</>
			)}
			{view.kind !== 'set-globally' && (
				<>
					<ConfigureLink href={getRedirectUrl('akismet-get-key')}>{__('Get a key')}</ConfigureLink>
					<SaveRow
						keys={KEYS}
						isBlocked={view.kind !== 'valid' && view.kind !== 'empty'}
						// Another key changes the plugin's data.
						onSaved={() => void dispatch(loadAntiSpam({ force: true }))}
					/>
				</>
			)}
		</div>
	);
}
