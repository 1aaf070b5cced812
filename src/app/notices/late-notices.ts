import { Crisis } from '../identity-crisis/crisis';
import { ConnectionError } from './connection-error';
import { Silence } from './silence';
import { SiteNotice } from './site-notice';
import { StateNotices } from './state-notices-content';

/** All notices about the site, in one chunk (`site-notices.tsx`). */
export default { Crisis, ConnectionError, Silence, SiteNotice, StateNotices };
