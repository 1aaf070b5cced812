import { __ } from '@wordpress/i18n';
import { useAppDispatch } from '@/state/store/hooks';
import { resetOptions } from '@/state/settings';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';

/** Asks for confirmation before all options are reset (DASH-31). */
export function ResetOptionsDialog({ onClose }: { onClose: () => void }) {
	const dispatch = useAppDispatch();
	const reset = () => {
		onClose();
		void dispatch(resetOptions());
	};
	return (
		<Modal
			title={__('Reset Options')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{__('Cancel')}</Button>
					<Button variant="primary" isDestructive onClick={reset}>
						{__('Reset')}
					</Button>
				</>
			}
		>
			<p>{__('This will reset all Jetpack options, are you sure?')}</p>
		</Modal>
	);
}
