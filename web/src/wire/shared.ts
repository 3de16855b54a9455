/** What both ends share, from the server's schema. Made by `make types`: do not edit. */

export const closing = {
  "too_large": {
    "code": 1009,
    "come_back": "never"
  },
  "restarting": {
    "code": 1012,
    "come_back": "at once"
  },
  "try_later": {
    "code": 1013,
    "come_back": "at once"
  },
  "malformed": {
    "code": 4400,
    "come_back": "never"
  },
  "kicked": {
    "code": 4403,
    "come_back": "never"
  },
  "no_such_table": {
    "code": 4404,
    "come_back": "never"
  },
  "other_protocol": {
    "code": 4406,
    "come_back": "never"
  },
  "no_hello": {
    "code": 4408,
    "come_back": "at once"
  },
  "elsewhere": {
    "code": 4409,
    "come_back": "never"
  },
  "left": {
    "code": 4410,
    "come_back": "never"
  },
  "too_many": {
    "code": 4413,
    "come_back": "later"
  },
  "slow": {
    "code": 4418,
    "come_back": "at once"
  },
  "flood": {
    "code": 4429,
    "come_back": "later"
  }
} as const;

export const protocol = 1 as const;

export const socket = {
  "path": "/api/tables/{code}/socket",
  "client": {
    "$ref": "#/components/schemas/FromClient"
  },
  "server": {
    "$ref": "#/components/schemas/FromServer"
  }
} as const;

export const tableCodes = {
  "letters": "23456789ABCDEFGHJKMNPQRSTUVWXYZ",
  "look_alikes": "01ILO",
  "length": 6
} as const;
