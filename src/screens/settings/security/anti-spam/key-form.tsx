import { __ } from '@wordpress/i18n';
import type { KeyFieldView } from '@/domain/settings-cards/anti-spam-key';
import { getRedirectUrl } from '@/lib/redirect-url';
import { loadAntiSpam } from '@/state/anti-spam';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import { ConfigureLink } from '../../frame/configure-link';
import { SaveRow } from '../../frame/save-row';
import { KeyField } from './key-field';
import styles from './style.module.scss';
import { KEYS } from './use-key-check';

interface KeyFormProps {
	view: KeyFieldView;
	reason: string;
	isDirty: boolean;
	onRetry: () => void;
}

/** A key is saved only after the service took it; an empty field, always (SETSEC-16). */
export function KeyForm({ view, reason, isDirty, onRetry }: KeyFormProps) {
	const dispatch = useAppDispatch();
	return (
		<div className={styles.form}>
			<KeyField view={view} reason={reason} isDirty={isDirty} />
			{view.kind === 'failed' && (
				<Button size="small" isBusy={view.isRetrying} onClick={onRetry}>
					{__('Try again', 'jetpack')}
				</Button>
			)}
			{view.kind !== 'set-globally' && (
				<>
					<ConfigureLink href={getRedirectUrl('akismet-get-key')}>
						{__('Get a key', 'jetpack')}
					</ConfigureLink>
					<SaveRow
						keys={KEYS}
						isBlocked={view.kind !== 'valid' && view.kind !== 'empty'}
						// What the plugin says of itself is another thing with another key.
						onSaved={() => void dispatch(loadAntiSpam({ force: true }))}
					/>
				</>
			)}
		</div>
	);
}
