/** What both ends share, from the server's schema. Made by `make types`: do not edit. */

export const clocks = {
  "off": null,
  "relaxed": 60000,
  "quick": 15000
} as const;

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
  "day_alone": {
    "code": 4411,
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
  "table_newer": {
    "code": 4426,
    "come_back": "never"
  },
  "flood": {
    "code": 4429,
    "come_back": "later"
  }
} as const;

export const games = {
  "six_nimmt": {
    "short": "six",
    "title": "6 nimmt!",
    "version": 1,
    "counter": true,
    "seats": {
      "low": 2,
      "high": 10,
      "default": 4,
      "usual": 4,
      "by": {
        "variant": {
          "tactics": 6,
          "draft": 6
        }
      }
    },
    "options": {
      "variant": {
        "choices": [
          "standard",
          "tactics",
          "draft"
        ],
        "default": "standard"
      },
      "limit": {
        "low": 1,
        "high": 500,
        "default": null,
        "usual": 66,
        "words": {
          "at-least-66": 66,
          "more-than-66": 67
        },
        "per": {
          "option": "hand_size",
          "times": 50,
          "least": 100
        }
      },
      "rounds": {
        "low": 1,
        "high": 50,
        "default": null,
        "usual": null
      },
      "hand_size": {
        "low": 1,
        "high": 20,
        "default": 10,
        "usual": 10
      },
      "rows": {
        "low": 1,
        "high": 8,
        "default": 4,
        "usual": 4
      },
      "row_length": {
        "low": 1,
        "high": 10,
        "default": 5,
        "usual": 5
      },
      "top_card": {
        "low": 1,
        "high": 250,
        "default": null,
        "usual": 104
      }
    }
  },
  "eleven_nimmt": {
    "short": "eleven",
    "title": "11 nimmt!",
    "version": 2,
    "counter": false,
    "seats": {
      "low": 2,
      "high": 7,
      "default": 4,
      "usual": 4
    },
    "options": {
      "bullheads": {
        "choices": [
          "six",
          "reported"
        ],
        "default": "six"
      },
      "steal": {
        "choices": [
          "others",
          "leader"
        ],
        "default": "others"
      },
      "rob": {
        "choices": [
          "must",
          "may"
        ],
        "default": "must"
      },
      "starter": {
        "choices": [
          "round",
          "total"
        ],
        "default": "round"
      },
      "rounds": {
        "low": 1,
        "high": 20,
        "default": null,
        "usual": 4
      },
      "first_starter": {
        "low": 0,
        "high": 6,
        "default": 0,
        "usual": 0,
        "below": "seats"
      },
      "hand_size": {
        "low": 1,
        "high": 20,
        "default": 10,
        "usual": 10
      },
      "top_card": {
        "low": 1,
        "high": 200,
        "default": 100,
        "usual": 100
      },
      "reach": {
        "low": 1,
        "high": 10,
        "default": 10,
        "usual": 10,
        "below": "top_card"
      },
      "supply": {
        "low": 0,
        "high": 20,
        "default": 10,
        "usual": 10
      },
      "bull_card_from": {
        "low": 1,
        "high": 20,
        "default": 3,
        "usual": 3
      },
      "new_piles": {
        "low": 1,
        "high": 4,
        "default": 2,
        "usual": 2
      }
    }
  }
} as const;

export const protocol = 5 as const;

export const reactions = {
  "faces": [
    "happy",
    "laughing",
    "winking",
    "surprised",
    "worried",
    "crying",
    "cross",
    "sleepy"
  ],
  "pause": 2000
} as const;

export const showing = {
  "six_nimmt": {
    "draft": 360,
    "rows_opened": 900,
    "reveal": 900,
    "reveal_card": 60,
    "place": 460,
    "too_low": 1300,
    "sixth": 1500,
    "chosen_row": 1050,
    "gather": 900,
    "round_ended": 1200,
    "clear": 350,
    "deal": 700
  },
  "eleven_nimmt": {
    "land": 600,
    "land_more": 200,
    "tidy": 400,
    "lift": 400,
    "fly": 500,
    "rob": 900,
    "bull_card": 900,
    "piles_opened": 800,
    "round_ended": 1400,
    "deal": 900
  },
  "between": {
    "scores": 4000
  }
} as const;

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
