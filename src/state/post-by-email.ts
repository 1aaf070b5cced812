import { readPostByEmailAddress } from '@/domain/writing';
import { selectSavedSetting } from './settings';
import type { RootState } from './types';

/** The person's own address, as the server last reported it: while another is made, the value that is sent is no address. "" for none. */
export const selectPostByEmailAddress = (state: RootState): string =>
	readPostByEmailAddress(selectSavedSetting(state, 'post_by_email_address'));
