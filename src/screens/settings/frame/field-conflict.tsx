import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { fieldDropped, ownKept, selectFieldConflict } from '@/state/settings-form';
import { Button } from '@/ui/button';
import styles from './style.module.scss';

/** What somebody else saved while this field was typed in, with the choice between the two. */
export function FieldConflict({ id }: { id: string }) {
	const dispatch = useAppDispatch();
	const theirs = useAppSelector((state) => selectFieldConflict(state, id));
	if (theirs === undefined) {
		return null;
	}
	return (
		<div className={styles.conflict} role="group" aria-label={__('Changed elsewhere', 'jetpack')}>
			<p>{__('Somebody else has changed this meanwhile. It is now:', 'jetpack')}</p>
			<pre>{theirs === '' ? __('(empty)', 'jetpack') : theirs}</pre>
			<div className={styles.choices}>
				<Button size="small" onClick={() => dispatch(ownKept(id))}>
					{__('Keep mine', 'jetpack')}
				</Button>
				<Button size="small" variant="tertiary" onClick={() => dispatch(fieldDropped([id]))}>
					{__('Take theirs', 'jetpack')}
				</Button>
			</div>
		</div>
	);
}
