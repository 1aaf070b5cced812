import { __, _x, sprintf } from '@wordpress/i18n';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { useAppDispatch } from '@/state/store/hooks';
import { fieldDropped, ownKept } from '@/state/settings';
import { Button } from '@/ui/button';
import { useAnnouncement } from '@/ui/screen-reader';
import common from '@/ui/styles/common.module.scss';
import styles from './style.module.scss';

interface RewriteProps {
	id: SettingId;
	sent: string;
}

/** Says that the server saved a different text, and shows what was sent, which would be lost otherwise. */
function Rewrite({ id, sent }: RewriteProps) {
	const sentence = __(
		'Your site changed this when it saved it, and the field shows what it kept. You typed:',
	);
	const { getName, isCode } = getSetting(id);
	/* translators: 1: a name. 2: its value. */
	const named = _x('%1$s: %2$s', 'name and value');
	useAnnouncement(sprintf(named, getName(), `${sentence} ${sent}`));
	return (
		<div className={styles.conflict} role="group" aria-label={__('Saved differently')}>
			<p>{sentence}</p>
			<pre dir={isCode && 'ltr'}>{sent}</pre>
		</div>
	);
}

/** Shows a value that was saved elsewhere while this field was edited, with the choice between the two. */
function Conflict({ id, theirs }: { id: SettingId; theirs: string }) {
	const dispatch = useAppDispatch();
	return (
		<div className={styles.conflict} role="group" aria-label={__('Changed elsewhere')}>
			<p>{__('This was changed somewhere else. It is now:')}</p>
			<pre dir={getSetting(id).isCode && 'ltr'}>{theirs === '' ? __('(empty)') : theirs}</pre>
			<div className={common.buttons}>
				<Button size="small" onClick={() => dispatch(ownKept(id))}>
					{__('Keep my version')}
				</Button>
				<Button size="small" variant="tertiary" onClick={() => dispatch(fieldDropped([id]))}>
					{__('Use theirs')}
				</Button>
			</div>
		</div>
	);
}

export interface OtherVersionProps {
	id: SettingId;
	kind: 'conflict' | 'rewrite';
	text: string;
}

/** Another version of a field's text: saved elsewhere, or typed here if the server saved a different one. */
export default function OtherVersion({ id, kind, text }: OtherVersionProps) {
	return kind === 'conflict' ? <Conflict id={id} theirs={text} /> : <Rewrite id={id} sent={text} />;
}
