import { __, _x, sprintf } from '@wordpress/i18n';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { useAppDispatch } from '@/state/store/hooks';
import { fieldDropped, ownKept } from '@/state/settings';
import { Button } from '@/ui/button';
import { useAnnouncement } from '@/ui/screen-reader';
import styles from './style.module.scss';

export interface OtherVersionProps {
	id: SettingId;
	kind: 'conflict' | 'rewrite';
	text: string;
}

/**
 * Another version of a field's text: saved elsewhere while the field was edited, with the choice between the two, or what was sent if the server saved
 * a different text, because it would be lost otherwise.
 */
export default function OtherVersion({ id, kind, text }: OtherVersionProps) {
	const dispatch = useAppDispatch();
	const { getName, isCode } = getSetting(id);
	const isConflict = kind === 'conflict';
	const sentence = isConflict
		? __('This was changed somewhere else. It is now:')
		: __('Your site changed this when it saved it, and the field shows what it kept. You typed:');
	/* translators: 1: a name. 2: its value. */
	const named = _x('%1$s: %2$s', 'name and value');
	useAnnouncement(!isConflict && sprintf(named, getName(), `${sentence} ${text}`));
	return (
		<div
			className={styles.conflict}
			role="group"
			aria-label={isConflict ? __('Changed elsewhere') : __('Saved differently')}
		>
			<p>{sentence}</p>
			<pre dir={isCode && 'ltr'}>{isConflict && text === '' ? __('(empty)') : text}</pre>
			{isConflict && (
				<div className="jd-actions">
					<Button size="small" onClick={() => dispatch(ownKept(id))}>
						{__('Keep my version')}
					</Button>
					<Button size="small" variant="tertiary" onClick={() => dispatch(fieldDropped([id]))}>
						{__('Use theirs')}
					</Button>
				</div>
			)}
		</div>
	);
}
