import { readPostByEmailAddress } from '@/domain/settings-cards/post-by-email';
import type { RootState } from './types';

/** The person's own address, as the server last reported it: while another is made, the value that is sent is no address. "" for none. */
export const selectPostByEmailAddress = ({ settings }: RootState): string =>
	readPostByEmailAddress(settings.saved.post_by_email_address);
